/** Messages about files of questions: Moodle XML. */
import { words } from '../words.ts';

export const moodleXmlWords = words({
  // Places, and files that cannot be read
  ref_question_named: { en: 'question {{number}} ({{name}})', id: 'soal {{number}} ({{name}})' },
  xml_declaration: {
    en: 'Line {{line}} declares a document type or an entity. For safety, such files are not read.',
    id: 'Baris {{line}} memuat deklarasi DOCTYPE atau ENTITY. Demi keamanan, file seperti ini tidak dibaca.',
  },
  moodle_quiz_missing: {
    en: 'This file is not Moodle XML: it has no element <quiz>.',
    id: 'File ini bukan Moodle XML: tidak ada elemen <quiz>.',
  },

  // Refused questions
  description_alone: {
    en: 'No question follows this description, so there is nothing to which it belongs.',
    id: 'Tidak ada soal setelah deskripsi ini, sehingga deskripsi ini tidak menjadi bagian soal mana pun.',
  },
  fractions_above_full: {
    en: 'The right answers together earn {{percent}}%. They can earn at most 100%.',
    id: 'Jawaban benar seluruhnya bernilai {{percent}}%. Paling banyak 100%.',
  },
  number_partial: {
    en: 'Numbers that earn a part of the points cannot be imported.',
    id: 'Jawaban angka yang bernilai sebagian tidak dapat diimpor.',
  },
  number_several: {
    en: 'The question has several right numbers. It can have one, with a tolerance.',
    id: 'Soal ini memiliki beberapa angka benar. Hanya satu angka dengan toleransi yang dapat dipakai.',
  },
  upload_needed: {
    en: 'The answer to this question is a file. Such questions cannot be imported.',
    id: 'Jawaban soal ini berupa file. Soal seperti ini tidak dapat diimpor.',
  },
  gap_partial: {
    en: 'Gap {{number}} has an option that earns or costs a part of the points.',
    id: 'Rumpang {{number}} memiliki pilihan yang bernilai sebagian atau mengurangi nilai.',
  },
  gap_weights_unequal: {
    en: 'The gaps have different points ({{weights}}). All gaps of a question must have the same.',
    id: 'Poin rumpang berbeda-beda ({{weights}}). Semua rumpang dalam satu soal harus sama poinnya.',
  },
  gap_word_missing: {
    en: 'The text has {{marker}}, but the question has no such word.',
    id: 'Teks memuat {{marker}}, tetapi soal tidak memiliki kata untuk rumpang itu.',
  },

  // Warnings
  descriptions_as_stimuli: {
    en: 'Descriptions that became passages of the questions after them: {{count}}.',
    id: 'Deskripsi yang menjadi stimulus soal-soal setelahnya: {{count}}.',
  },
  points_rounded: {
    en: 'Points were rounded to {{decimals}} decimals.',
    id: 'Poin dibulatkan menjadi {{decimals}} angka di belakang koma.',
  },
  maximum_changed: {
    en: 'The best answer earns {{percent}}% of the points, so the maximum became lower.',
    id: 'Jawaban terbaik bernilai {{percent}}% dari poin, sehingga nilai maksimumnya menjadi lebih rendah.',
  },
  each_full_read_as_all: {
    en: 'Each right answer earns 100%. It is read as: only all right answers together earn the points.',
    id: 'Setiap jawaban benar bernilai 100%. Dibaca sebagai: nilai diberikan jika semua jawaban benar dipilih.',
  },
  answers_without_points: {
    en: 'Answers that earn nothing were left out: {{answers}}',
    id: 'Jawaban yang tidak bernilai tidak diambil: {{answers}}',
  },
  units_dropped: {
    en: 'Other units were left out: {{units}}',
    id: 'Satuan lain tidak diambil: {{units}}',
  },
  unit_not_scored: {
    en: 'In Moodle, a wrong unit costs points. Here, the unit is optional.',
    id: 'Di Moodle, satuan yang salah mengurangi nilai. Di sini, satuan boleh tidak ditulis.',
  },
  order_rule_changed: {
    en: 'The points by {{rule}} became points by right places.',
    id: 'Penilaian {{rule}} diganti menjadi nilai per posisi yang benar.',
  },
  order_all_used: {
    en: 'Moodle shows {{selected}} of the {{count}} parts. Here, students put all of them in order.',
    id: 'Moodle menampilkan {{selected}} dari {{count}} bagian. Di sini, siswa mengurutkan semuanya.',
  },
  marker_notes_as_rubric: {
    en: 'The information for graders became the rubric, without points.',
    id: 'Informasi untuk penilai menjadi rubrik tanpa poin.',
  },
  attachments_dropped: {
    en: 'Students cannot attach files to the answer.',
    id: 'Siswa tidak dapat melampirkan file pada jawaban.',
  },
  min_words_dropped: {
    en: 'The minimum of {{min}} words was left out.',
    id: 'Batas paling sedikit {{min}} kata tidak diambil.',
  },
  template_dropped: {
    en: 'The template of the answer was left out: {{text}}',
    id: 'Templat jawaban tidak diambil: {{text}}',
  },
  case_of_some_gaps: {
    en: 'Capital letters mattered in some gaps only. Now they matter in none.',
    id: 'Huruf besar hanya dibedakan di sebagian rumpang. Sekarang tidak dibedakan di semua rumpang.',
  },
  hint_too_long: {
    en: 'The general feedback was left out. It has more than {{max}} characters: {{text}}',
    id: 'Umpan balik umum tidak diambil karena lebih dari {{max}} karakter: {{text}}',
  },
  hidden_in_moodle: {
    en: 'The question is hidden in Moodle.',
    id: 'Soal ini disembunyikan di Moodle.',
  },
  recording_missing: {
    en: 'The file has no recording {{name}}.',
    id: 'Rekaman {{name}} tidak ada dalam file.',
  },
  linked_file_dropped: {
    en: 'The linked file {{name}} was left out.',
    id: 'File tautan {{name}} tidak diambil.',
  },
  formula_as_text: {
    en: 'A formula cannot be read and stays as text: {{text}}',
    id: 'Rumus ini tidak dapat dibaca dan tetap menjadi teks: {{text}}',
  },

  // What a written question loses in Moodle
  fractions_rounded: {
    en: 'Moodle knows fixed percentages only. The points there are the nearest ones.',
    id: 'Moodle hanya mengenal persentase tertentu. Poin di sana memakai persentase terdekat.',
  },
  rule_not_in_moodle: {
    en: 'Moodle does not have the scoring rule and scores each part.',
    id: 'Moodle tidak memiliki aturan penilaian ini dan menilai tiap bagian.',
  },
  wrong_points_not_in_moodle: {
    en: 'Moodle has no points for a wrong answer to this question.',
    id: 'Moodle tidak memiliki nilai jawaban salah untuk soal ini.',
  },
  choice_limits_not_in_moodle: {
    en: 'Moodle does not limit how many options are ticked.',
    id: 'Moodle tidak membatasi jumlah pilihan yang dicentang.',
  },
  text_rules_not_in_moodle: {
    en: 'Moodle does not ignore accents or punctuation in answers.',
    id: 'Moodle tidak mengabaikan aksen atau tanda baca pada jawaban.',
  },
  weight_not_in_moodle: {
    en: 'In Moodle, each gap has a whole number of points. There, each earns 1.',
    id: 'Di Moodle, poin tiap rumpang harus bilangan bulat. Di sana, tiap rumpang bernilai 1.',
  },
  plain_in_moodle: {
    en: 'In Moodle, the right sides are plain text, without pictures.',
    id: 'Di Moodle, pasangan di sisi kanan berupa teks biasa tanpa gambar.',
  },
  table_as_matching: {
    en: 'In Moodle, the table is a matching question.',
    id: 'Di Moodle, tabel ini menjadi soal menjodohkan.',
  },
  rubric_as_notes: {
    en: 'In Moodle, the rubric is a text for graders.',
    id: 'Di Moodle, rubrik menjadi teks untuk penilai.',
  },
  no_key_for_moodle: {
    en: 'The question has no complete key. Moodle may refuse it.',
    id: 'Kunci soal ini belum lengkap. Moodle mungkin menolaknya.',
  },
  play_limit_not_in_moodle: {
    en: 'Moodle does not limit how often a recording is played.',
    id: 'Moodle tidak membatasi berapa kali rekaman diputar.',
  },
  file_not_exported: {
    en: 'The file {{name}} is missing.',
    id: 'File {{name}} tidak ada.',
  },
  pins_not_in_moodle: {
    en: 'Moodle shuffles all options. None keeps its place.',
    id: 'Moodle mengacak semua pilihan. Tidak ada yang tetap di tempatnya.',
  },
  stimulus_as_description: {
    en: 'In Moodle, the passage is a description before the question, without a link to it.',
    id: 'Di Moodle, stimulus menjadi deskripsi sebelum soal, tanpa terhubung dengannya.',
  },
});
