#include "cicu_trie.h"

#include <unicode/bytestrie.h>
#include <unicode/stringpiece.h>

#include <cstdio>
#include <cstring>

void cicu_trie_write(const uint8_t* trie, const char* path, cicu_line_writer add, void* text, UErrorCode* code) {
  icu::BytesTrie::Iterator entries(trie, 0, *code);
  while (entries.next(*code)) {
    icu::StringPiece key = entries.getString();
    add(text, path, static_cast<int32_t>(strlen(path)));
    bool begins = true;
    for (int32_t index = 0; index < key.length(); index++) {
      auto byte = static_cast<uint8_t>(key.data()[index]);
      char character = static_cast<char>(byte & 0x7F);
      if (begins) add(text, "/", 1);
      add(text, &character, 1);
      begins = byte > 0x7F || character == '*';
    }
    char value[16];
    int length = snprintf(value, sizeof value, "\t%d\n", static_cast<int>(entries.getValue()));
    add(text, value, length);
  }
}
