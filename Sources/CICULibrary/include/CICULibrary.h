// Declares nothing: the target defines the functions of CICU.h with ICU, in place of those that refuse.
#ifndef CICULIBRARY_H
#define CICULIBRARY_H

#endif
