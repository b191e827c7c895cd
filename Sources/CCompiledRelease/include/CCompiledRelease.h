// The target embeds the data of the release, and declares nothing: `CCompiledData.h` has the functions.
