import { words } from './words.ts';

/** Reasons for rejecting a question or one of its files. */
export const bankMessagesWords = words({
  too_many_questions: {
    en: 'An examination has at most {{max}} questions.',
    id: 'Ujian memuat paling banyak {{max}} soal.',
  },
  bank_changed: {
    en: 'The questions have changed meanwhile. Please look at them again.',
    id: 'Soal sudah berubah sementara itu. Silakan periksa lagi.',
  },
  group_split: {
    en: 'The questions of a passage stay in one section.',
    id: 'Soal-soal dari satu stimulus tetap dalam satu bagian.',
  },
  stimulus_section: {
    en: 'The question is part of a passage, which is in the section {{section}}.',
    id: 'Soal ini termasuk sebuah stimulus, yang ada di bagian {{section}}.',
  },
  no_stimulus: { en: 'There is no such passage.', id: 'Stimulus ini tidak ada.' },
  stimulus_in_use: {
    en: 'The passage has questions. Please delete them first, or take them out of it: {{questions}}',
    id: 'Stimulus ini memiliki soal. Hapus soal itu dahulu, atau keluarkan dari stimulus: {{questions}}',
  },
  section_has_passages: {
    en: 'A section with a passage cannot be deleted. Please delete or move the passage first.',
    id: 'Bagian yang memuat stimulus tidak dapat dihapus. Hapus atau pindahkan stimulusnya dahulu.',
  },
  question_in_use: {
    en: 'Students are taking this question at the moment. It can be deleted when they have finished.',
    id: 'Siswa sedang mengerjakan soal ini. Soal dapat dihapus setelah mereka selesai.',
  },
  no_question: { en: 'There is no such question.', id: 'Soal ini tidak ada.' },
  text_or_file_missing: { en: 'A question needs text or a file.', id: 'Soal memerlukan teks atau file.' },
  html_not_allowed: {
    en: 'The text of a question cannot have: {{names}}. It can have paragraphs, bold, italics, underline, strikethrough, super- and subscript, lists, tables, pictures and formulas. In HTML, the sign < is written as &lt;.',
    id: 'Teks soal tidak dapat memuat: {{names}}. Yang dapat dipakai: paragraf, tebal, miring, garis bawah, coret, pangkat, indeks, daftar, tabel, gambar, dan rumus. Dalam HTML, tanda < ditulis &lt;.',
  },
  picture_missing: {
    en: 'A picture in the text is not stored. Please insert it again.',
    id: 'Gambar di dalam teks tidak tersimpan. Silakan masukkan lagi.',
  },
  picture_needed: { en: 'Please choose a picture.', id: 'Silakan pilih gambar.' },
  formula_invalid: {
    en: 'This formula cannot be read. Please check the LaTeX.',
    id: 'Rumus ini tidak dapat dibaca. Silakan periksa LaTeX-nya.',
  },
  rows_missing: {
    en: 'The question needs at least one row.',
    id: 'Soal memerlukan paling sedikit satu baris.',
  },
  columns_range: {
    en: 'The table needs {{min}} to {{max}} columns.',
    id: 'Tabel memerlukan {{min}} sampai {{max}} kolom.',
  },
  gaps_missing: {
    en: 'The text needs at least one gap, such as [[1]].',
    id: 'Teks memerlukan paling sedikit satu rumpang, misalnya [[1]].',
  },
  gap_without_marker: {
    en: 'The text has no [[{{number}}]] for gap {{number}}.',
    id: 'Teks tidak memuat [[{{number}}]] untuk rumpang {{number}}.',
  },
  marker_without_gap: {
    en: 'The text has [[{{number}}]], but there is no gap {{number}}.',
    id: 'Teks memuat [[{{number}}]], tetapi rumpang {{number}} tidak ada.',
  },
  marker_twice: {
    en: 'The text has [[{{number}}]] more than once.',
    id: 'Teks memuat [[{{number}}]] lebih dari sekali.',
  },
  gap_options_missing: {
    en: 'Gap {{number}} needs at least {{min}} options.',
    id: 'Rumpang {{number}} memerlukan paling sedikit {{min}} pilihan.',
  },
  no_such_gap: { en: 'There is no gap {{number}}.', id: 'Tidak ada rumpang {{number}}.' },
  key_missing: {
    en: 'A question of another type needs its answer key.',
    id: 'Soal dengan jenis lain memerlukan kunci jawabannya.',
  },
  key_unfit: {
    en: 'The key does not fit the type of the question.',
    id: 'Kunci tidak sesuai dengan jenis soal.',
  },
  key_unequal: {
    en: 'bank_answer and bank_key name different options.',
    id: 'bank_answer dan bank_key menyebut pilihan yang berbeda.',
  },
  key_row: { en: 'There is no row {{row}}.', id: 'Tidak ada baris {{row}}.' },
  key_column: { en: 'There is no column {{column}}.', id: 'Tidak ada kolom {{column}}.' },
  key_option: { en: 'There is no option {{option}}.', id: 'Tidak ada pilihan {{option}}.' },
  key_option_twice: {
    en: 'The key has option {{option}} more than once.',
    id: 'Kunci memuat pilihan {{option}} lebih dari sekali.',
  },
  full_share_missing: {
    en: 'At least one accepted answer must earn all points.',
    id: 'Paling sedikit satu jawaban yang diterima harus bernilai penuh.',
  },
  share_range: {
    en: 'The share must be above 0 and at most 1.',
    id: 'Bagian nilai harus lebih dari 0 dan paling banyak 1.',
  },
  too_many_answers: {
    en: 'A question has at most {{max}} accepted answers.',
    id: 'Soal memuat paling banyak {{max}} jawaban yang diterima.',
  },
  not_a_decimal: {
    en: 'This must be a number such as 3.5, with a point.',
    id: 'Isian ini harus berupa angka seperti 3.5, dengan titik.',
  },
  number_key: {
    en: 'The key of a number is a value with a tolerance, or a smallest and a largest value.',
    id: 'Kunci angka berupa nilai dengan toleransi, atau nilai terkecil dan terbesar.',
  },
  percent_of_zero: {
    en: 'A tolerance in percent needs a value other than 0.',
    id: 'Toleransi dalam persen memerlukan nilai selain 0.',
  },
  bounds_reversed: {
    en: 'The smallest value is larger than the largest one.',
    id: 'Nilai terkecil lebih besar daripada nilai terbesar.',
  },
  rule_unfit: {
    en: 'This scoring rule is not for this type of question.',
    id: 'Aturan penilaian ini tidak untuk jenis soal ini.',
  },
  essay_wrong_points: {
    en: 'An essay has no points for wrong answers.',
    id: 'Esai tidak memiliki nilai untuk jawaban salah.',
  },
  no_wrong_points: {
    en: 'Scoring by option has no points for wrong answers beside it.',
    id: 'Penilaian per pilihan tidak memakai poin jawaban salah.',
  },
  choices_reversed: {
    en: 'The fewest options to tick are more than the most.',
    id: 'Jumlah pilihan paling sedikit melebihi yang paling banyak.',
  },
  too_many_decimals: {
    en: 'This has at most {{max}} decimals.',
    id: 'Isian ini paling banyak {{max}} angka di belakang koma.',
  },
  weight_derived: {
    en: 'The points of a question that is scored by option follow from its options.',
    id: 'Poin soal yang dinilai per pilihan mengikuti poin pilihannya.',
  },
  options_missing: {
    en: 'A question needs at least {{min}} options.',
    id: 'Soal memerlukan paling sedikit {{min}} pilihan.',
  },
  empty_answer: {
    en: 'Option {{number}} is a right answer but has no content.',
    id: 'Pilihan {{number}} ditetapkan sebagai jawaban, tetapi kosong.',
  },
  no_option_file: {
    en: 'Option {{number}} does not have this file.',
    id: 'Pilihan {{number}} tidak memiliki file ini.',
  },
  no_such_file: { en: 'This question does not have such a file.', id: 'Soal ini tidak memiliki file itu.' },
  image_needed: { en: 'An image question needs an image.', id: 'Soal gambar memerlukan gambar.' },
  audio_needed: { en: 'An audio question needs an audio file.', id: 'Soal audio memerlukan file audio.' },
  video_needed: { en: 'A video question needs a video.', id: 'Soal video memerlukan video.' },
  video_only_in_video: {
    en: 'Only a video question can have a video.',
    id: 'Hanya soal video yang dapat memuat video.',
  },
  file_empty: { en: 'The file is empty.', id: 'File ini kosong.' },
  file_unreadable: {
    en: 'The file cannot be read. It may be damaged.',
    id: 'File tidak dapat dibaca. Mungkin file ini rusak.',
  },
  file_kind: {
    en: 'The file must be {{kinds}}.',
    id: 'Jenis file ini tidak diterima. Yang diterima: {{kinds}}.',
  },
  file_too_large: {
    en: 'The file must not be larger than {{max}} MB.',
    id: 'File tidak boleh lebih dari {{max}} MB.',
  },
  request_too_large: {
    en: 'All files together must not be larger than {{max}} MB.',
    id: 'Semua file sekaligus tidak boleh lebih dari {{max}} MB.',
    default: 'A request may carry at most {{max}} MB.',
  },
  too_many_files: { en: 'At most {{max}} files at once.', id: 'Paling banyak {{max}} file sekaligus.' },
  image_pixels: {
    en: 'The image must not have more than {{max}} million pixels.',
    id: 'Gambar tidak boleh lebih dari {{max}} juta piksel.',
  },
  image_damaged: {
    en: 'The image is damaged and cannot be read.',
    id: 'Gambar rusak dan tidak dapat dibaca.',
  },
  media_unplayable: {
    en: 'The recording or video is damaged, or of a kind that browsers do not play.',
    id: 'Rekaman atau video rusak, atau jenisnya tidak dapat diputar di peramban.',
  },
});
