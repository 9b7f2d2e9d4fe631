import { words } from '../../../platform/i18n/words.ts';

/** Texts for actions on several examinations at once. */
export const chosenExaminationsWords = words({
  archived_one: { en: '{{count}} examination is archived.' },
  archived_other: { en: '{{count}} examinations are archived.', id: '{{count}} ujian sudah diarsipkan.' },
  restored_one: { en: '{{count}} examination is back.' },
  restored_other: { en: '{{count}} examinations are back.', id: '{{count}} ujian sudah dipulihkan.' },
  duplicated_one: { en: '{{count}} copy is made, as a draft.' },
  duplicated_other: {
    en: '{{count}} copies are made, as drafts.',
    id: '{{count}} salinan dibuat sebagai draf.',
  },
  released_one: {
    en: 'The results of {{count}} examination are released.',
  },
  released_other: {
    en: 'The results of {{count}} examinations are released.',
    id: 'Hasil {{count}} ujian sudah diumumkan.',
  },
  deleted_one: { en: '{{count}} examination is deleted.' },
  deleted_other: { en: '{{count}} examinations are deleted.', id: '{{count}} ujian sudah dihapus.' },
  inUse_one: {
    en: '{{count}} examination has been taken and stays. You can archive it.',
  },
  inUse_other: {
    en: '{{count}} examinations have been taken and stay. You can archive them.',
    id: '{{count}} ujian sudah pernah dikerjakan dan tetap ada. Ujian itu dapat diarsipkan.',
  },
  missing_one: {
    en: '{{count}} of the chosen examinations had been deleted already.',
  },
  missing_other: {
    en: '{{count}} of the chosen examinations had been deleted already.',
    id: '{{count}} ujian yang dipilih ternyata sudah dihapus.',
  },
  removeTitle_one: { en: 'Delete {{count}} examination?' },
  removeTitle_other: { en: 'Delete {{count}} examinations?', id: 'Hapus {{count}} ujian?' },
  removeText: {
    en: '{{names}}: deleted for good with the questions.',
    id: '{{names}}: dihapus secara permanen beserta soalnya.',
  },
  removeKeeps: {
    en: 'Students have taken {{names}}: this stays.',
    id: '{{names}} sudah pernah dikerjakan siswa, jadi tetap ada.',
  },
  releaseTitle_one: {
    en: 'Release the results of {{count}} examination?',
  },
  releaseTitle_other: {
    en: 'Release the results of {{count}} examinations?',
    id: 'Umumkan hasil {{count}} ujian?',
  },
  releaseText: {
    en: '{{names}}: students see their scores and answers from now on. Who still takes one of them, or has another attempt at it, can use what was right. This cannot be taken back.',
    id: '{{names}}: mulai sekarang siswa melihat nilai dan jawabannya. Siswa yang masih mengerjakan salah satunya, atau masih punya kesempatan, bisa memakai jawaban yang benar. Ini tidak dapat dibatalkan.',
  },
  others_one: { en: '{{count}} other' },
  others_other: { en: '{{count}} others', id: '{{count}} lainnya' },
});
