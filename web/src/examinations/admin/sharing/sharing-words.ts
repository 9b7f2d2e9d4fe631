import { words } from '../../../platform/i18n/words.ts';

export const sharingWords = words({
  ownership: { en: 'Ownership', id: 'Pemilik' },
  yours: { en: 'Yours', id: 'Anda' },
  ofSchool: { en: 'The school’s', id: 'Sekolah' },
  school: { en: 'The school', id: 'Sekolah' },
  coTeachers: { en: 'Co-teachers', id: 'Guru pendamping' },
  share: { en: 'Share', id: 'Bagikan' },
  shareTitle: { en: 'Share this exam', id: 'Bagikan ujian ini' },
  shareText: {
    en: 'Co-teachers edit the exam, watch it and see its results. They cannot delete it, transfer it or share it.',
    id: 'Guru pendamping dapat mengubah ujian, memantaunya, dan melihat hasilnya. Mereka tidak dapat menghapus, mengalihkan, atau membagikannya.',
  },
  chooseTeachers: { en: 'Choose teachers', id: 'Pilih guru' },
  noTeachers: { en: 'There is no other teacher yet.', id: 'Belum ada guru lain.' },
  noMatch: { en: 'No such teacher', id: 'Tidak ada guru yang cocok' },
  shared: { en: 'The co-teachers are saved.', id: 'Guru pendamping sudah disimpan.' },
  transfer: { en: 'Transfer', id: 'Alihkan' },
  transferTitle: { en: 'Transfer this exam', id: 'Alihkan ujian ini' },
  transferText: {
    en: 'The new owner can edit, share and delete the exam.',
    id: 'Pemilik baru dapat mengubah, membagikan, dan menghapus ujian ini.',
  },
  transferLoss: {
    en: 'You no longer see it, unless the new owner shares it with you.',
    id: 'Anda tidak melihatnya lagi, kecuali pemilik baru membagikannya kepada Anda.',
  },
  transferPoints: {
    en: 'Exams of teachers do not count for the leaderboard.',
    id: 'Ujian milik guru tidak dihitung untuk papan peringkat.',
  },
  newOwner: { en: 'New owner', id: 'Pemilik baru' },
  transferred: { en: 'The exam has a new owner.', id: 'Ujian ini sudah punya pemilik baru.' },
});
