/** Messages about files of questions: QTI. */
import { words } from '../words.ts';

export const qtiWords = words({
  qti_custom_processing: {
    en: 'The points are computed in a way that we do not have (custom response processing: {{part}}).',
    id: 'Nilainya dihitung dengan cara yang tidak kami miliki (custom response processing: {{part}}).',
  },
  qti_no_interaction: {
    en: 'The item has no interaction, so there is nothing to answer.',
    id: 'Butir ini tidak memiliki interaksi, sehingga tidak ada yang dijawab.',
  },
  qti_several_interactions: {
    en: 'The item has several interactions ({{names}}). Only gaps in a text can be several.',
    id: 'Butir ini memuat beberapa interaksi ({{names}}). Hanya rumpang dalam teks yang boleh lebih dari satu.',
  },
  qti_file_missing: {
    en: 'The package has no file {{name}}.',
    id: 'Paket ini tidak memuat file {{name}}.',
  },
  qti_manifest_unread: {
    en: 'The list of the package (imsmanifest.xml) cannot be read. The questions were found by their files.',
    id: 'Daftar isi paket (imsmanifest.xml) tidak dapat dibaca. Soal-soal ditemukan dari file-filenya.',
  },
  qti_older_file: {
    en: 'This part of the package is a file of QTI 1.2. Import it on its own.',
    id: 'Bagian paket ini adalah file QTI 1.2. Impor file itu tersendiri.',
  },
  qti_test_feedback_dropped: {
    en: 'A text that the test shows after answers was left out: {{text}}',
    id: 'Teks yang ditampilkan tes setelah jawaban tidak diambil: {{text}}',
  },
  qti_item_again: {
    en: 'The file uses this question more than once. It is imported once.',
    id: 'File memakai soal ini lebih dari sekali. Soal ini diambil satu kali.',
  },
  qti_scoring_assumed: {
    en: 'The file does not say how the answer is scored. It is scored by its right answer.',
    id: 'File tidak menyebut cara penilaian. Soal dinilai menurut jawaban benarnya.',
  },
  qti_blank_free: {
    en: 'In the file, a blank answer costs points, too. Here, it earns 0.',
    id: 'Dalam file, jawaban kosong juga mengurangi nilai. Di sini nilainya 0.',
  },
  qti_one_partner: {
    en: 'In the file, several partners can be picked for a row. Here, it is one.',
    id: 'Dalam file, satu baris dapat dipasangkan dengan beberapa pilihan. Di sini hanya satu.',
  },
  qti_case_of_some: {
    en: 'Capital letters mattered in some answers only. Now they matter in none.',
    id: 'Huruf besar hanya dibedakan pada sebagian jawaban. Sekarang tidak dibedakan.',
  },
  qti_pins_dropped: {
    en: 'All options are shuffled. The file pins some to their place.',
    id: 'Semua pilihan diacak, padahal file menetapkan tempat sebagian pilihan.',
  },
  qti_plays_limited: {
    en: 'The recording can be played {{max}} times.',
    id: 'Rekaman dapat diputar {{max}} kali.',
  },
  qti_pattern_dropped: {
    en: 'The pattern for the answer was left out: {{pattern}}',
    id: 'Pola jawaban tidak diambil: {{pattern}}',
  },
  qti_rubric_dropped: {
    en: 'A text for teachers was left out: {{text}}',
    id: 'Teks untuk guru tidak diambil: {{text}}',
  },
  qti_rubric_without_points: {
    en: 'The text for scorers became the rubric, without points.',
    id: 'Teks untuk penilai menjadi rubrik tanpa poin.',
  },
  qti_title_as_text: {
    en: 'The item has no text, so its title became the text.',
    id: 'Butir ini tidak memiliki teks, sehingga judulnya menjadi teks soal.',
  },
  qti_test_time_dropped: {
    en: 'A time limit for more than one section was left out.',
    id: 'Batas waktu untuk lebih dari satu bagian tidak diambil.',
  },
  qti_item_time_dropped: {
    en: 'The time limit of this question was left out.',
    id: 'Batas waktu soal ini tidak diambil.',
  },
  qti_test_rule_dropped: {
    en: 'A rule of the test was left out ({{rule}}).',
    id: 'Aturan tes tidak diambil ({{rule}}).',
  },
  qti_several_weights: {
    en: 'The test has several weights for this question ({{weights}}). The first one is used.',
    id: 'Tes memuat beberapa bobot untuk soal ini ({{weights}}). Yang pertama dipakai.',
  },
  lost_wildcards: {
    en: 'In the file, * in an accepted answer does not stand for other characters.',
    id: 'Dalam file, tanda * pada jawaban tidak mewakili karakter lain.',
  },
  lost_rubric_points: {
    en: 'The rubric becomes a text for scorers.',
    id: 'Rubrik menjadi teks untuk penilai.',
  },
  lost_draw: {
    en: 'The section draws questions at random. The file has all of them.',
    id: 'Bagian ini mengundi soal. File memuat semuanya.',
  },
  lost_play_limit: {
    en: 'The limit on plays of a recording is left out.',
    id: 'Batas pemutaran rekaman tidak disertakan.',
  },
  lost_shared_stimulus: {
    en: 'The passage is repeated in each of its questions.',
    id: 'Bacaan diulang di setiap soalnya.',
  },
});
