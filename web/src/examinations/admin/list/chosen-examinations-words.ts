import { words } from '../../../platform/i18n/words.ts';

/** Texts for actions on several examinations at once. */
export const chosenExaminationsWords = words({
  archived_one: { en: '{{total}} examination is archived.', id: '{{total}} ujian sudah diarsipkan.' },
  archived_other: { en: '{{total}} examinations are archived.', id: '{{total}} ujian sudah diarsipkan.' },
  restored_one: { en: '{{total}} examination is back.', id: '{{total}} ujian sudah dipulihkan.' },
  restored_other: { en: '{{total}} examinations are back.', id: '{{total}} ujian sudah dipulihkan.' },
  duplicated_one: { en: '{{total}} copy is made, as a draft.', id: '{{total}} salinan dibuat sebagai draf.' },
  duplicated_other: {
    en: '{{total}} copies are made, as drafts.',
    id: '{{total}} salinan dibuat sebagai draf.',
  },
  released_one: {
    en: 'The results of {{total}} examination are released.',
    id: 'Hasil {{total}} ujian sudah diumumkan.',
  },
  released_other: {
    en: 'The results of {{total}} examinations are released.',
    id: 'Hasil {{total}} ujian sudah diumumkan.',
  },
  deleted_one: { en: '{{total}} examination is deleted.', id: '{{total}} ujian sudah dihapus.' },
  deleted_other: { en: '{{total}} examinations are deleted.', id: '{{total}} ujian sudah dihapus.' },
  inUse_one: {
    en: '{{total}} examination has been taken and stays. You can archive it.',
    id: '{{total}} ujian sudah pernah dikerjakan dan tetap ada. Ujian itu dapat diarsipkan.',
  },
  inUse_other: {
    en: '{{total}} examinations have been taken and stay. You can archive them.',
    id: '{{total}} ujian sudah pernah dikerjakan dan tetap ada. Ujian itu dapat diarsipkan.',
  },
  missing_one: {
    en: '{{total}} of the chosen examinations had been deleted already.',
    id: '{{total}} ujian yang dipilih ternyata sudah dihapus.',
  },
  missing_other: {
    en: '{{total}} of the chosen examinations had been deleted already.',
    id: '{{total}} ujian yang dipilih ternyata sudah dihapus.',
  },
  removeTitle_one: { en: 'Delete {{total}} examination?', id: 'Hapus {{total}} ujian?' },
  removeTitle_other: { en: 'Delete {{total}} examinations?', id: 'Hapus {{total}} ujian?' },
  removeText: {
    en: '{{names}}: deleted for good with the questions, except those that a student has taken.',
    id: '{{names}}: dihapus secara permanen beserta soalnya, kecuali yang sudah pernah dikerjakan.',
  },
  releaseTitle_one: {
    en: 'Release the results of {{total}} examination?',
    id: 'Umumkan hasil {{total}} ujian?',
  },
  releaseTitle_other: {
    en: 'Release the results of {{total}} examinations?',
    id: 'Umumkan hasil {{total}} ujian?',
  },
  releaseText: {
    en: '{{names}}: students see their scores and answers from now on. Who still takes one of them, or has another attempt at it, can use what was right. This cannot be taken back.',
    id: '{{names}}: mulai sekarang siswa melihat nilai dan jawabannya. Siswa yang masih mengerjakan salah satunya, atau masih punya kesempatan, bisa memakai jawaban yang benar. Ini tidak dapat dibatalkan.',
  },
  others_one: { en: '{{total}} other', id: '{{total}} lainnya' },
  others_other: { en: '{{total}} others', id: '{{total}} lainnya' },
});
