import { words } from '../../platform/i18n/words.ts';

/** Texts about stimuli, in the list and in the forms. */
export const stimuliWords = words({
  newStimulus: { en: 'New passage', id: 'Stimulus baru' },
  editStimulus: { en: 'Edit passage', id: 'Ubah stimulus' },
  deleteStimulus: { en: 'Delete passage', id: 'Hapus stimulus' },
  deleteStimulusTitle: { en: 'Delete this passage?', id: 'Hapus stimulus ini?' },
  stimulusDeleted: { en: 'The passage is deleted.', id: 'Stimulus sudah dihapus.' },
  addToStimulus: { en: 'Add question to passage', id: 'Tambah soal ke stimulus' },
  stimulus: { en: 'Passage', id: 'Stimulus' },
  stimulusOf: { en: 'Passage: {{text}}', id: 'Stimulus: {{text}}' },
  noStimulus: { en: 'None', id: 'Tidak ada' },
  stimulusHint: {
    en: 'The questions of a passage stay together in its section.',
    id: 'Soal-soal dari satu stimulus tetap bersama di bagiannya.',
  },
  unusedStimuli: { en: 'Passages without questions', id: 'Stimulus tanpa soal' },
  unusedStimuliHint: {
    en: 'Students do not see these yet.',
    id: 'Siswa belum melihat stimulus ini.',
  },
  stimulusRecording: { en: 'With a recording', id: 'Dengan rekaman' },
  stimulusText: { en: 'Text of the passage', id: 'Teks stimulus' },
  stimulusFiles: { en: 'Pictures and recordings', id: 'Gambar dan rekaman' },
  mixItems: { en: 'Mix its questions', id: 'Acak soal-soalnya' },
  mixItemsHint: {
    en: 'Only where the examination shuffles questions. They stay together in any case.',
    id: 'Hanya jika ujian mengacak soal. Soal-soal ini tetap bersama.',
  },
  stimulusSection: {
    en: 'Its questions are in the same section, and follow when you change it.',
    id: 'Soal-soalnya ada di bagian yang sama, dan ikut pindah jika bagian diubah.',
  },
  stimulusSaved: { en: 'The passage is saved.', id: 'Stimulus sudah disimpan.' },
});
