import { words } from './words.ts';

/** Messages about marks of essays. */
export const markingMessagesWords = words({
  mark_changed: {
    en: 'This essay has been marked meanwhile.',
    id: 'Esai ini sementara itu sudah dinilai.',
  },
  essay_changed: {
    en: 'The student has changed this essay. Please read it again.',
    id: 'Siswa telah mengubah esai ini. Silakan baca lagi.',
  },
  no_essay: { en: 'There is no essay to mark.', id: 'Tidak ada esai yang perlu dinilai.' },
  accept_essay: {
    en: 'No response to an essay can be accepted. Mark the essays instead.',
    id: 'Jawaban esai tidak dapat diterima begitu saja. Silakan nilai esainya.',
  },
});
