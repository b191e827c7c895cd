// Names of persons: a part of CICU.h, with the same conventions.
#ifndef CICU_PERSONS_H
#define CICU_PERSONS_H

#include "CICUTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- Patterns of names (cicu_person.c)

typedef struct cicu_person cicu_person;

/// Opens the data of a locale (ures_open).
cicu_person* cicu_person_open(const char* locale, int32_t* status);
void cicu_person_close(cicu_person* data);
/// Writes the text of an item below `personNames`, or each text if it is an array, with a line feed after each. Items that the
/// locale lacks are inherited, and aliases are resolved. Nothing is written if there is no such item in root either.
int32_t cicu_person_texts(const cicu_person* data, const char* path, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the name of the locale that an item comes from; nothing if there is no such item.
int32_t cicu_person_source(const cicu_person* data, const char* path, uint8_t* out, int32_t capacity, int32_t* status);

// ---- Breaks in names (cicu_person.c)

typedef struct cicu_person_breaks cicu_person_breaks;

/// Opens the breaks between grapheme clusters, or between words, of a locale that has data for breaks (ubrk_open).
cicu_person_breaks* cicu_person_breaks_open(bool betweenWords, const char* locale, int32_t* status);
void cicu_person_breaks_close(cicu_person_breaks* breaks);
/// Writes the ends of the first pieces of a text in bytes, at most `capacity`, and returns their number. One thread may use the
/// breaks at a time.
int32_t cicu_person_breaks_ends(cicu_person_breaks* breaks, const uint8_t* text, int32_t length, int32_t* ends, int32_t capacity,
                                int32_t* status);

// ---- Scripts of names (cicu_script.c)

enum { CICU_SCRIPT_COMMON = 0, CICU_SCRIPT_INHERITED = 1, CICU_SCRIPT_UNKNOWN = 103 };

/// The number of a character's script (uscript_getScript).
int32_t cicu_script_of(uint32_t point);
/// The number of a script by its code of four letters; -1 for an unknown one.
int32_t cicu_script_number(const char* code);
/// Writes the code of a script; nothing for an unknown number.
int32_t cicu_script_code(int32_t number, uint8_t* out, int32_t capacity, int32_t* status);
/// Writes the numbers of the scripts that a locale with a script is written in (uscript_getCode), and returns their count.
int32_t cicu_script_ofLocale(const char* locale, int32_t* out, int32_t capacity, int32_t* status);
/// Whether a character is a letter by its general category (u_isalpha).
bool cicu_script_isLetter(uint32_t point);

#ifdef __cplusplus
}
#endif
#endif
