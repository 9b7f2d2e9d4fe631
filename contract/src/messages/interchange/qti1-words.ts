/** Messages about files of questions: QTI 1.2. */
import { words } from '../words.ts';

export const qti1Words = words({
  // Places, and files that cannot be read
  ref_part: { en: 'part {{name}}', id: 'bagian {{name}}' },
  qti1_root_missing: {
    en: 'This file is not QTI 1.2: it has no element <questestinterop>.',
    id: 'File ini bukan QTI 1.2: tidak ada elemen <questestinterop>.',
  },

  // Refused questions
  scoring_not_ours: {
    en: 'The file computes the points of this question by rules of its own, which cannot be imported.',
    id: 'File menghitung nilai soal ini dengan aturannya sendiri, yang tidak dapat diimpor.',
  },
  number_open_interval: {
    en: 'Each number above or below a bound is right. A question needs both bounds.',
    id: 'Semua angka di atas atau di bawah suatu batas dianggap benar. Soal memerlukan kedua batas.',
  },
  row_has_several_keys: {
    en: 'Pair {{number}} has several right answers.',
    id: 'Pasangan {{number}} memiliki beberapa jawaban benar.',
  },
  bank_not_in_file: {
    en: 'The quiz draws questions from {{name}} ({{count}}). The file does not have them.',
    id: 'Kuis ini mengambil {{count}} soal secara acak dari {{name}}. Soal-soal itu tidak ada dalam file.',
  },

  // Warnings
  key_not_an_option: {
    en: 'The right answer of the file is none of the options: {{keys}}',
    id: 'Jawaban benar dalam file tidak ada di antara pilihan: {{keys}}',
  },
  blank_points_dropped: {
    en: 'In the file, a question without an answer changes the points. Here it earns 0.',
    id: 'Dalam file, soal yang tidak dijawab mengubah nilai. Di sini nilainya 0.',
  },
  more_ticks_cost: {
    en: 'In the file, other ticks beside the right ones cost nothing. Here, only the right ones may be ticked.',
    id: 'Dalam file, centang lain di samping yang benar tidak mengurangi nilai. Di sini hanya yang benar boleh dicentang.',
  },
  canvas_partial_points: {
    en: 'Canvas gives a part of the points for each right tick. Here, as in the file, only all right ticks earn the points.',
    id: 'Canvas memberi sebagian nilai untuk tiap centang benar. Di sini, seperti dalam file, nilai diberikan jika semua centang benar.',
  },
  bound_included: {
    en: 'A bound of the right numbers is itself wrong in the file, and right here.',
    id: 'Batas angka yang benar dianggap salah dalam file, tetapi benar di sini.',
  },
  instructions_dropped: {
    en: 'The text before the questions was left out: {{text}}',
    id: 'Teks sebelum soal-soal ini tidak diambil: {{text}}',
  },
  test_time_dropped: {
    en: 'The time limit of the test was left out: {{time}}.',
    id: 'Batas waktu tes tidak diambil: {{time}}.',
  },
  draw_dropped: {
    en: 'In the file, students get only some questions of the group {{name}} ({{count}}). All were imported.',
    id: 'Dalam file, siswa hanya mendapat sebagian soal dari kelompok {{name}} ({{count}}). Semuanya diimpor.',
  },
});
