/** Messages about files of questions: why a question is refused, and what its import changes, in all formats. */
import { words } from '../words.ts';

export const questionsWords = words({
  // Refused questions
  export_too_large: {
    en: 'The examination is too large for this format. Please choose another format.',
    id: 'Ujian ini terlalu besar untuk format ini. Silakan pilih format lain.',
  },
  content_refused: {
    en: 'The text cannot be read without a loss ({{names}}).',
    id: 'Teksnya tidak dapat dibaca tanpa ada yang hilang ({{names}}).',
  },
  unsupported_type: {
    en: 'Questions of this type cannot be imported ({{type}}).',
    id: 'Soal jenis ini tidak dapat diimpor ({{type}}).',
  },
  question_text_missing: { en: 'The question has no text.', id: 'Soal ini tidak memiliki teks.' },
  gift_no_answers: {
    en: 'This text has no answers in braces { }. An essay needs {}.',
    id: 'Teks ini tidak memiliki jawaban dalam kurung kurawal { }. Soal uraian memerlukan {}.',
  },
  answer_text_missing: { en: 'An answer has no text.', id: 'Ada jawaban tanpa teks.' },
  gift_brace_unclosed: {
    en: 'The brace { in line {{line}} is never closed.',
    id: 'Kurung kurawal { di baris {{line}} tidak ditutup.',
  },
  gift_brace_unopened: {
    en: 'Line {{line}} closes a brace } that was not opened. A brace in a text is written \\}.',
    id: 'Baris {{line}} menutup kurung kurawal } yang belum dibuka. Kurung kurawal dalam teks ditulis \\}.',
  },
  gift_brace_inside: {
    en: 'Line {{line}} has a brace { inside the answers. A brace in a text is written \\{ and \\}.',
    id: 'Baris {{line}} memuat kurung kurawal { di dalam jawaban. Kurung kurawal dalam teks ditulis \\{ dan \\}.',
  },
  gift_second_answers: {
    en: 'Line {{line}} has a second brace. A question has one pair of braces, and an empty line separates two questions.',
    id: 'Baris {{line}} memuat kurung kurawal kedua. Satu soal memiliki sepasang kurung kurawal, dan baris kosong memisahkan dua soal.',
  },
  gift_sign_inside: {
    en: 'It is not clear where an answer begins ({{text}}). The sign = in a text is written \\=.',
    id: 'Tidak jelas di mana jawaban dimulai ({{text}}). Tanda = dalam teks ditulis \\=.',
  },
  gift_before_answers: {
    en: 'A text stands before the first answer ({{text}}). Answers begin with = or ~.',
    id: 'Ada teks sebelum jawaban pertama ({{text}}). Jawaban diawali = atau ~.',
  },
  gift_pair: {
    en: 'A pair of this matching question is not complete ({{text}}).',
    id: 'Ada pasangan yang tidak lengkap dalam soal menjodohkan ini ({{text}}).',
  },
  number_unreadable: { en: 'This is not a number: {{text}}', id: 'Ini bukan bilangan: {{text}}' },
  number_ambiguous: {
    en: 'It is not clear whether {{text}} has decimals. Write decimals with a point, and thousands without a sign.',
    id: 'Tidak jelas apakah {{text}} memiliki desimal. Tulis desimal dengan titik, dan ribuan tanpa tanda.',
  },
  option_missing: {
    en: 'Option {{letter}} is missing before line {{line}}.',
    id: 'Pilihan {{letter}} tidak ada sebelum baris {{line}}.',
  },
  answer_no_option: {
    en: 'The right answer in line {{line}} is none of the options ({{answer}}).',
    id: 'Jawaban benar di baris {{line}} tidak ada di antara pilihan ({{answer}}).',
  },
  options_unreadable: {
    en: 'The options of this question cannot be read. Each begins with its letter, from A on, as in "A. Jakarta".',
    id: 'Pilihan soal ini tidak dapat dibaca. Setiap pilihan diawali hurufnya mulai dari A, misalnya "A. Jakarta".',
  },
  outside_questions: {
    en: 'This text belongs to no question and is left out: {{text}}',
    id: 'Teks ini bukan bagian dari soal dan tidak diambil: {{text}}',
  },
  asset_kind: {
    en: 'Files of the kind of {{name}} cannot be used. Use PNG, JPEG, WebP, GIF, MP3 or MP4.',
    id: 'File seperti {{name}} tidak dapat dipakai. Gunakan PNG, JPEG, WebP, GIF, MP3, atau MP4.',
  },
  asset_too_large: {
    en: 'The file {{name}} is larger than {{max}} MB.',
    id: 'Ukuran file {{name}} lebih dari {{max}} MB.',
  },
  asset_pixels: {
    en: 'The picture {{name}} has more than {{max}} million pixels.',
    id: 'Gambar {{name}} lebih dari {{max}} juta piksel.',
  },
  asset_damaged: {
    en: 'The file {{name}} is damaged and cannot be read.',
    id: 'File {{name}} rusak dan tidak dapat dibaca.',
  },

  // Warnings
  no_key_in_file: {
    en: 'The right answer is missing. The question cannot be published before it has one.',
    id: 'Jawaban benar belum ada. Soal belum dapat diterbitkan sebelum jawabannya diisi.',
  },
  feedback_dropped: {
    en: 'The feedback on single answers was left out: {{text}}',
    id: 'Umpan balik untuk jawaban tertentu tidak diambil: {{text}}',
  },
  content_dropped: {
    en: 'What our texts cannot have was left out: {{names}}',
    id: 'Bagian yang tidak dapat dimuat teks kami dihilangkan: {{names}}',
  },
  section_renamed: {
    en: 'The section is named {{section}}, since a number alone is no name.',
    id: 'Bagian ini diberi nama {{section}}, karena nama tidak boleh berupa angka saja.',
  },
  section_to_tag: {
    en: 'An examination has at most {{max}} sections. The section {{section}} became a tag.',
    id: 'Ujian memuat paling banyak {{max}} bagian. Bagian {{section}} menjadi label.',
  },
  picture_refused: {
    en: 'The picture {{name}} was left out: {{reason}}',
    id: 'Gambar {{name}} tidak diambil: {{reason}}',
  },
  text_before_added: {
    en: 'The text before the question was added to it. Please check whether other questions need it too.',
    id: 'Teks sebelum soal ini digabungkan ke soal ini. Silakan periksa apakah soal lain juga memerlukannya.',
  },
  key_as_rubric: {
    en: 'The right answer of this essay became its rubric, without points.',
    id: 'Kunci soal uraian ini menjadi rubrik tanpa poin.',
  },
  two_keys: {
    en: 'The file has two right answers for this question. {{kept}} is stored, and {{other}} is left out.',
    id: 'File ini memuat dua kunci untuk soal ini. {{kept}} disimpan, {{other}} tidak diambil.',
  },
  characters_guessed: {
    en: 'Some characters are not in UTF-8 and were read as Windows-1252. Please check them.',
    id: 'Beberapa karakter bukan UTF-8 dan dibaca sebagai Windows-1252. Silakan periksa.',
  },
  section_byte_dropped: {
    en: 'The name of the section has the byte {{byte}} in line {{line}}, which is no character. It was left out. Please check the name.',
    id: 'Nama bagian memuat byte {{byte}} di baris {{line}}, yang bukan karakter. Byte itu dihilangkan. Silakan periksa namanya.',
  },
  name_shortened: { en: 'A name was shortened: {{name}}', id: 'Sebuah nama dipendekkan: {{name}}' },
  option_points_total: {
    en: 'By the points of its options, the question is worth {{points}} points.',
    id: 'Menurut nilai pilihannya, soal ini bernilai {{points}} poin.',
  },
  no_such_file_in_import: {
    en: 'The file has no picture {{name}}.',
    id: 'Gambar {{name}} tidak ada dalam file.',
  },

  // Lines with settings in a text
  line_unreadable: {
    en: 'The line {{name}} has a value that is not known: {{text}}',
    id: 'Baris {{name}} berisi nilai yang tidak dikenal: {{text}}',
  },
  line_dropped: {
    en: 'The line {{name}} was left out: {{text}}',
    id: 'Baris {{name}} tidak diambil: {{text}}',
  },

  // Parts that questions here do not have
  titles_dropped: {
    en: 'Questions here have no titles. Titles that were left out: {{count}}, for example "{{name}}".',
    id: 'Soal di sini tidak memiliki judul. Judul yang tidak diambil: {{count}}, misalnya "{{name}}".',
  },
  section_text_dropped: {
    en: 'The description of the section was left out: {{text}}',
    id: 'Keterangan bagian ini tidak diambil: {{text}}',
  },
  qti_support_dropped: {
    en: 'Help for some students, such as a glossary, was left out: {{text}}',
    id: 'Bantuan untuk sebagian siswa, misalnya glosarium, tidak diambil: {{text}}',
  },
  typing_errors_wrong: {
    en: 'In the file, an answer with a small typing error is right. Here, it is wrong.',
    id: 'Dalam file, jawaban dengan sedikit salah ketik dianggap benar. Di sini dianggap salah.',
  },
});
