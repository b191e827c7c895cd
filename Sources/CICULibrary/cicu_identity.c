#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <string.h>

#include "cicu_text.h"

#define LIBRARIES 3
#define ID_BYTES 20

typedef struct {
  int32_t counts[LIBRARIES];
  uint8_t ids[LIBRARIES][ID_BYTES];
} identity;

// Copies the build ID in the notes of a segment.
static void notes_read(const uint8_t* notes, size_t size, identity* found, int32_t library) {
  size_t at = 0;
  while (at + sizeof(ElfW(Nhdr)) <= size) {
    ElfW(Nhdr) head;
    memcpy(&head, notes + at, sizeof head);
    size_t name = at + sizeof head, content = name + ((head.n_namesz + 3u) & ~3u);
    size_t next = content + ((head.n_descsz + 3u) & ~3u);
    if (next > size || next <= at) return;
    if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 && memcmp(notes + name, "GNU", 4) == 0 && head.n_descsz <= ID_BYTES) {
      memcpy(found->ids[library], notes + content, head.n_descsz);
      found->counts[library] = (int32_t)head.n_descsz;
      return;
    }
    at = next;
  }
}

static int library_read(struct dl_phdr_info* info, size_t size, void* context) {
  (void)size;
  static const char* const names[LIBRARIES] = {"/libicudata.so.", "/libicui18n.so.", "/libicuuc.so."};
  for (int32_t library = 0; library < LIBRARIES; library++) {
    if (info->dlpi_name == NULL || strstr(info->dlpi_name, names[library]) == NULL) continue;
    for (int index = 0; index < info->dlpi_phnum; index++) {
      const ElfW(Phdr)* segment = &info->dlpi_phdr[index];
      if (segment->p_type != PT_NOTE) continue;
      notes_read((const uint8_t*)(info->dlpi_addr + segment->p_vaddr), segment->p_memsz, context, library);
    }
  }
  return 0;
}

bool cicu_library_isPresent(void) { return true; }

int32_t cicu_library_identity(uint8_t* out, int32_t capacity, int32_t* status) {
  if (*status > 0) return 0;
  identity found = {0};
  dl_iterate_phdr(library_read, &found);
  char text[LIBRARIES * (2 * ID_BYTES + 1) + 1];
  int32_t length = 0;
  for (int32_t library = 0; library < LIBRARIES; library++) {
    if (found.counts[library] == 0) return 0;
    if (library > 0) text[length++] = ' ';
    static const char digits[] = "0123456789abcdef";
    for (int32_t index = 0; index < found.counts[library]; index++) {
      text[length++] = digits[found.ids[library][index] >> 4];
      text[length++] = digits[found.ids[library][index] & 15];
    }
  }
  return cicu_bytes_write(text, length, out, capacity, status);
}
