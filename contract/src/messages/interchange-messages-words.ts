import { words } from './words.ts';

/** Messages about files of questions: why a question is refused, what it loses, and where it stands in the file. */
export const interchangeMessagesWords = words({
  // Places in a file
  ref_line: { en: 'line {{number}}', id: 'baris {{number}}' },
  ref_line_named: { en: 'line {{number}} ({{name}})', id: 'baris {{number}} ({{name}})' },
  ref_row: { en: 'row {{number}}', id: 'baris {{number}}' },
  ref_question: { en: 'question {{number}}', id: 'soal {{number}}' },

  // Files that cannot be read
  format_unknown: {
    en: 'The format of this file is not known. Please choose it.',
    id: 'Format file ini tidak dikenal. Silakan pilih formatnya.',
  },
  no_questions_in_file: { en: 'There is no question in this file.', id: 'Tidak ada soal dalam file ini.' },
  file_broken_at: {
    en: 'The file is damaged in or before line {{line}}. A tag or a sign there is wrong or missing.',
    id: 'File ini rusak di baris {{line}} atau sebelumnya. Ada tag atau tanda yang salah atau kurang.',
  },
  text_encoding_unknown: {
    en: 'Line {{line}} has characters that cannot be read. Save the file as text in UTF-8 and try again.',
    id: 'Baris {{line}} memuat karakter yang tidak dapat dibaca. Simpan file sebagai teks UTF-8 lalu coba lagi.',
  },

  no_question_file: { en: 'Please choose a file.', id: 'Silakan pilih file.' },
  question_file_too_large: {
    en: 'The file is larger than {{max}} MB.',
    id: 'Ukuran file melebihi {{max}} MB.',
  },
  too_many_in_file: {
    en: 'The file has {{count}} questions. An import has at most {{max}}.',
    id: 'File ini memuat {{count}} soal. Sekali impor paling banyak {{max}}.',
  },
  question_file_too_slow: {
    en: 'Reading the file takes too long. Please divide it.',
    id: 'Membaca file ini terlalu lama. Silakan bagi filenya.',
  },
  question_file_too_much_memory: {
    en: 'The file needs too much memory. Please divide it.',
    id: 'File ini memerlukan terlalu banyak memori. Silakan bagi filenya.',
  },

  zip_broken: {
    en: 'The file is damaged or not complete. Save or download it again, then choose it.',
    id: 'File ini rusak atau tidak lengkap. Simpan atau unduh ulang, lalu pilih lagi.',
  },
  zip_too_large: {
    en: 'The zip file holds too many files or unpacks to more than 200 MB.',
    id: 'File zip ini memuat terlalu banyak file atau melebihi 200 MB setelah dibuka.',
  },
  package_incomplete: { en: 'The file {{name}} is missing.', id: 'File {{name}} tidak ada.' },
  package_wrong: { en: 'The content at {{place}} is wrong.', id: 'Isi pada {{place}} salah.' },

  // Imports
  import_expired: {
    en: 'The preview is older than an hour. Please choose the file again.',
    id: 'Pratinjau ini sudah lebih dari satu jam. Silakan pilih filenya lagi.',
  },
  import_edited: {
    en: 'A question of this import was edited or deleted. Please delete the questions one by one.',
    id: 'Ada soal dari impor ini yang sudah diubah atau dihapus. Silakan hapus soalnya satu per satu.',
  },
  import_undone: { en: 'This import was undone.', id: 'Impor ini sudah dibatalkan.' },
  questions_imported: { en: '{{count}} questions imported.', id: '{{count}} soal diimpor.' },
  import_undone_now: { en: 'The import was undone.', id: 'Impor dibatalkan.' },

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
    en: 'The right answer is missing. The question can be imported, but not published before it has one.',
    id: 'Jawaban benar belum ada. Soal dapat diimpor, tetapi belum dapat diterbitkan.',
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
  name_shortened: { en: 'A name was shortened: {{name}}', id: 'Sebuah nama dipendekkan: {{name}}' },
  option_points_total: {
    en: 'By the points of its options, the question is worth {{points}} points.',
    id: 'Menurut nilai pilihannya, soal ini bernilai {{points}} poin.',
  },
  no_such_file_in_import: {
    en: 'The file has no picture {{name}}.',
    id: 'Gambar {{name}} tidak ada dalam file.',
  },

  // Moodle XML: places, and files that cannot be read
  ref_question_named: { en: 'question {{number}} ({{name}})', id: 'soal {{number}} ({{name}})' },
  xml_declaration: {
    en: 'Line {{line}} declares a document type or an entity. For safety, such files are not read.',
    id: 'Baris {{line}} memuat deklarasi DOCTYPE atau ENTITY. Demi keamanan, file seperti ini tidak dibaca.',
  },
  moodle_quiz_missing: {
    en: 'This file is not Moodle XML: it has no element <quiz>.',
    id: 'File ini bukan Moodle XML: tidak ada elemen <quiz>.',
  },

  // Moodle XML: refused questions
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

  // Moodle XML: warnings
  description_as_stimulus: {
    en: 'The description before the question became its passage.',
    id: 'Deskripsi sebelum soal ini menjadi stimulusnya.',
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

  // Moodle XML: what a written question loses in Moodle
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
  // Questions that a written file leaves out
  type_not_in_format: {
    en: 'This format cannot hold questions of this type.',
    id: 'Format ini tidak dapat memuat soal jenis ini.',
  },
  format_needs_key: {
    en: 'The question has no right answer yet, which this format needs.',
    id: 'Soal ini belum memiliki jawaban benar, padahal format ini memerlukannya.',
  },
  all_options_right: {
    en: 'All options are right, which this format cannot say.',
    id: 'Semua pilihan benar. Format ini tidak dapat menyatakannya.',
  },
  several_right_options: {
    en: 'Several options are right. This format has one right option.',
    id: 'Ada beberapa pilihan benar. Format ini hanya mengenal satu pilihan benar.',
  },
  several_gaps: {
    en: 'This format holds one gap in a text.',
    id: 'Format ini hanya dapat memuat satu isian dalam teks.',
  },
  files_not_in_format: {
    en: 'The question has pictures or recordings, which this format cannot hold.',
    id: 'Soal ini memuat gambar atau rekaman, yang tidak dapat dimuat format ini.',
  },
  formulas_not_in_format: {
    en: 'The question has formulas, which this format cannot hold.',
    id: 'Soal ini memuat rumus, yang tidak dapat dimuat format ini.',
  },
  text_not_in_format: {
    en: 'This format cannot hold the text: {{text}}',
    id: 'Format ini tidak dapat memuat teks: {{text}}',
  },

  // Parts of questions that a written file leaves out
  lost_type: {
    en: 'The question becomes a single choice.',
    id: 'Soal ini menjadi pilihan ganda biasa.',
  },
  lost_weight: { en: 'The points are left out.', id: 'Poin soal tidak disertakan.' },
  lost_rule: { en: 'The points are computed in another way.', id: 'Nilainya dihitung dengan cara lain.' },
  lost_wrong_points: {
    en: 'The points for wrong answers are left out.',
    id: 'Nilai untuk jawaban salah tidak disertakan.',
  },
  lost_option_order: {
    en: 'The file does not say which options keep their place.',
    id: 'Pilihan yang harus tetap di tempatnya tidak disertakan.',
  },
  lost_choice_count: {
    en: 'The number of options to tick is left out.',
    id: 'Jumlah pilihan yang harus dicentang tidak disertakan.',
  },
  lost_text_rules: {
    en: 'The rules for spelling are left out.',
    id: 'Aturan penulisan jawaban tidak disertakan.',
  },
  lost_unit: { en: 'The unit is left out.', id: 'Satuan tidak disertakan.' },
  lost_rubric: { en: 'The rubric is left out.', id: 'Rubrik tidak disertakan.' },
  lost_max_words: { en: 'The limit on words is left out.', id: 'Batas jumlah kata tidak disertakan.' },
  lost_stimulus: {
    en: 'The passage of the question is left out.',
    id: 'Bacaan untuk soal ini tidak disertakan.',
  },
  lost_formatting: {
    en: 'The formatting of texts is left out.',
    id: 'Format teks (tebal, miring, dan sebagainya) tidak disertakan.',
  },
  lost_hint: { en: 'The explanation is left out.', id: 'Pembahasan tidak disertakan.' },
  lost_tags: { en: 'The tags are left out.', id: 'Label tidak disertakan.' },
  lost_section_settings: {
    en: 'The settings of the section {{name}} (time, order, drawing) are left out.',
    id: 'Pengaturan bagian {{name}} (waktu, urutan, undian) tidak disertakan.',
  },
  lost_section: { en: 'The section is left out.', id: 'Bagian soal tidak disertakan.' },

  // XML in general
  xml_too_deep: {
    en: 'The file cannot be read. Its elements stand in more than {{max}} levels, or have names that are not allowed.',
    id: 'File ini tidak dapat dibaca. Elemennya bertingkat lebih dari {{max}}, atau namanya tidak diizinkan.',
  },

  // QTI 1.2: places, and files that cannot be read
  ref_part: { en: 'part {{name}}', id: 'bagian {{name}}' },
  qti1_root_missing: {
    en: 'This file is not QTI 1.2: it has no element <questestinterop>.',
    id: 'File ini bukan QTI 1.2: tidak ada elemen <questestinterop>.',
  },

  // QTI 1.2: refused questions
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
    en: 'The quiz draws {{count}} questions from {{name}}. The file does not have these questions.',
    id: 'Kuis ini mengambil {{count}} soal secara acak dari {{name}}. Soal-soal itu tidak ada dalam file.',
  },

  // QTI 1.2: warnings
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
  draw_dropped: {
    en: 'In the file, students get {{count}} questions of the group {{name}}. All were imported.',
    id: 'Dalam file, siswa mendapat {{count}} soal dari kelompok {{name}}. Semuanya diimpor.',
  },

  // Word documents: places, and files that cannot be read
  ref_paragraph: { en: 'paragraph {{number}}', id: 'paragraf {{number}}' },
  ref_table_row: { en: 'table {{table}}, row {{row}}', id: 'tabel {{table}}, baris {{row}}' },
  docx_declaration: {
    en: 'The part {{place}} declares a document type or an entity. For safety, such files are not read.',
    id: 'Bagian {{place}} memuat deklarasi DOCTYPE atau ENTITY. Demi keamanan, file seperti ini tidak dibaca.',
  },
  docx_part_broken: {
    en: 'The document is damaged: {{place}} cannot be read from line {{line}} on.',
    id: 'Dokumen ini rusak: {{place}} tidak dapat dibaca mulai baris {{line}}.',
  },
  save_as_docx: {
    en: '{{format}} files cannot be imported. Open the file in Word or LibreOffice, save it as .docx and choose that file.',
    id: 'File {{format}} tidak dapat diimpor. Buka file ini di Word atau LibreOffice, simpan sebagai .docx, lalu pilih file itu.',
  },
  // Word documents: refused questions
  docx_option_missing: {
    en: 'Option {{letter}} is missing.',
    id: 'Pilihan {{letter}} tidak ada.',
  },
  docx_pairs_missing: {
    en: 'A matching question needs at least two left sides and two right sides.',
    id: 'Soal menjodohkan memerlukan paling sedikit dua pernyataan di kiri dan dua di kanan.',
  },
  docx_pair_code: {
    en: 'The key has a code that no side has: {{code}}',
    id: 'Kunci memuat kode yang tidak ada di baris atau kolom: {{code}}',
  },
  docx_pair_several: {
    en: 'The left side {{code}} has several right sides. It can have one.',
    id: 'Baris {{code}} memiliki beberapa pasangan. Hanya satu pasangan yang dapat dipakai.',
  },
  // Word documents: warnings
  docx_answer_no_option: {
    en: 'The right answer is none of the options ({{answer}}).',
    id: 'Kunci jawaban tidak ada di antara pilihan ({{answer}}).',
  },
  docx_key_unreadable: {
    en: 'The key cannot be read: {{key}}',
    id: 'Kunci ini tidak dapat dibaca: {{key}}',
  },
  marks_unclear: {
    en: 'The options {{letters}} are formatted differently from the others. It is not clear which one is right.',
    id: 'Pilihan {{letters}} diformat berbeda dari yang lain. Tidak jelas pilihan mana yang benar.',
  },
  docx_column: {
    en: 'The column {{name}} was left out: {{text}}',
    id: 'Kolom {{name}} tidak diambil: {{text}}',
  },
  docx_picture_format: {
    en: 'The picture {{name}} was left out. Browsers cannot show {{format}}. In Word, paste the picture again as PNG.',
    id: 'Gambar {{name}} tidak diambil karena peramban tidak dapat menampilkan {{format}}. Di Word, tempel ulang gambar sebagai PNG.',
  },
  docx_picture_turned: {
    en: 'A picture is turned by {{degrees}} degrees in the document. Here, it is shown straight.',
    id: 'Ada gambar yang diputar {{degrees}} derajat di dokumen. Di sini gambar itu ditampilkan tegak.',
  },
  docx_chart: {
    en: 'A chart was left out. In Word, copy it and paste it as a picture.',
    id: 'Sebuah grafik tidak diambil. Di Word, salin grafik itu lalu tempel sebagai gambar.',
  },
  docx_smart_art: {
    en: 'A SmartArt diagram was left out. In Word, copy it and paste it as a picture.',
    id: 'Sebuah diagram SmartArt tidak diambil. Di Word, salin diagram itu lalu tempel sebagai gambar.',
  },
  docx_shape: {
    en: 'A drawing of lines and shapes was left out. In Word, copy it and paste it as a picture.',
    id: 'Sebuah gambar dari garis dan bentuk tidak diambil. Di Word, salin gambar itu lalu tempel sebagai gambar (PNG).',
  },
  docx_text_box: {
    en: 'A text box became text. Please check its place.',
    id: 'Sebuah kotak teks menjadi teks biasa. Silakan periksa letaknya.',
  },
  docx_old_equation: {
    en: 'A formula was made with an old equation editor. Only its picture can be taken over.',
    id: 'Ada rumus yang dibuat dengan editor persamaan lama. Hanya gambarnya yang dapat diambil.',
  },
  docx_object: {
    en: 'An object of another program was left out ({{name}}).',
    id: 'Sebuah objek dari program lain tidak diambil ({{name}}).',
  },
  docx_formula_box: {
    en: 'A box or line around a part of a formula was left out.',
    id: 'Kotak atau garis di sekitar bagian rumus tidak diambil.',
  },
  docx_formula_part: {
    en: 'A part of a formula cannot be read ({{name}}).',
    id: 'Ada bagian rumus yang tidak dapat dibaca ({{name}}).',
  },
  docx_note_in_text: {
    en: 'A footnote was put into the text: {{text}}',
    id: 'Sebuah catatan kaki dimasukkan ke dalam teks: {{text}}',
  },
  docx_deleted_text: {
    en: 'Text that is marked as deleted was left out: {{text}}',
    id: 'Teks yang ditandai terhapus tidak diambil: {{text}}',
  },
  docx_hidden_text: {
    en: 'Hidden text was left out: {{text}}',
    id: 'Teks tersembunyi tidak diambil: {{text}}',
  },
  docx_comment: {
    en: 'A comment was left out: {{text}}',
    id: 'Sebuah komentar tidak diambil: {{text}}',
  },
  docx_header: {
    en: 'The header of the pages was left out: {{text}}',
    id: 'Kepala halaman (header) tidak diambil: {{text}}',
  },
  docx_footer: {
    en: 'The footer of the pages was left out: {{text}}',
    id: 'Kaki halaman (footer) tidak diambil: {{text}}',
  },
  docx_symbol: {
    en: 'A character of the font {{font}} is not known (code {{code}}). Please check it.',
    id: 'Karakter dari font {{font}} tidak dikenal (kode {{code}}). Silakan periksa.',
  },
  docx_field: {
    en: 'A field of Word cannot be read: {{text}}',
    id: 'Sebuah field Word tidak dapat dibaca: {{text}}',
  },

  document_has_password: {
    en: 'The document has a password. Open it, remove the password, save it and choose it again.',
    id: 'Dokumen ini memakai kata sandi. Buka dokumennya, hapus kata sandinya, simpan, lalu pilih lagi.',
  },

  // Excel: places, and files that cannot be read
  ref_sheet_row: { en: 'sheet {{sheet}}, row {{number}}', id: 'lembar {{sheet}}, baris {{number}}' },
  not_xlsx: {
    en: 'This spreadsheet cannot be read. Open it in Excel or LibreOffice and save it as an Excel workbook (.xlsx) without a password.',
    id: 'Lembar kerja ini tidak dapat dibaca. Buka di Excel atau LibreOffice lalu simpan sebagai buku kerja Excel (.xlsx) tanpa kata sandi.',
  },
  xlsx_part_broken: {
    en: 'The workbook is damaged in its part {{part}}. Save it again in Excel and try again.',
    id: 'Buku kerja ini rusak pada bagian {{part}}. Simpan ulang di Excel lalu coba lagi.',
  },
  xlsx_no_heading: {
    en: 'No sheet has a heading row with a column "Question" and the columns of options or keys. The template shows the columns.',
    id: 'Tidak ada lembar dengan baris judul yang memuat kolom "Soal" beserta kolom pilihan atau kunci. Templat menunjukkan kolomnya.',
  },
  // Excel: refused questions
  cell_became_date: {
    en: 'Excel has turned cell {{cell}} into a date ({{shown}}). Format the cell as text, then type it again.',
    id: 'Excel mengubah sel {{cell}} menjadi tanggal ({{shown}}). Atur format sel menjadi Teks, lalu ketik ulang.',
  },
  cell_shows_error: {
    en: 'Cell {{cell}} shows an error ({{shown}}).',
    id: 'Sel {{cell}} menampilkan kesalahan ({{shown}}).',
  },
  formula_without_value: {
    en: 'The formula in cell {{cell}} has no result in the file ({{formula}}). Open the file in Excel, save it and try again.',
    id: 'Rumus di sel {{cell}} tidak memiliki hasil dalam file ({{formula}}). Buka file di Excel, simpan, lalu coba lagi.',
  },
  cell_unreadable: {
    en: 'The column {{column}} has a value that is not known: {{text}}',
    id: 'Kolom {{column}} berisi nilai yang tidak dikenal: {{text}}',
  },
  column_blank: {
    en: 'The column {{column}} is empty, but columns after it are not.',
    id: 'Kolom {{column}} kosong, padahal kolom sesudahnya terisi.',
  },
  statements_missing: {
    en: 'The question has no statements. Name each one Statement 1, Statement 2 and so on.',
    id: 'Soal ini tidak memiliki pernyataan. Beri nama Pernyataan 1, Pernyataan 2, dan seterusnya.',
  },
  left_sides_missing: {
    en: 'The matching has no left sides. Name each one Statement 1, Statement 2 and so on.',
    id: 'Soal menjodohkan ini tidak memiliki sisi kiri. Beri nama Pernyataan 1, Pernyataan 2, dan seterusnya.',
  },
  key_unreadable: {
    en: 'The key does not fit the question: {{key}}',
    id: 'Kunci tidak sesuai dengan soalnya: {{key}}',
  },
  key_ambiguous: {
    en: 'The key {{key}} may name an option by its place or by its words. Write the letters, as in A; C.',
    id: 'Kunci {{key}} dapat berarti letak pilihan atau isi pilihan. Tulis hurufnya, misalnya A; C.',
  },
  number_of_sheet_ambiguous: {
    en: 'It is not clear whether {{text}} has decimals. Write a whole number without a sign, or one more decimal, as in 1.2500.',
    id: 'Tidak jelas apakah {{text}} memiliki desimal. Tulis bilangan bulat tanpa tanda, atau tambahkan satu desimal, misalnya 1.2500.',
  },
  // Excel: warnings
  read_as_html: {
    en: 'The cell has tags and is read as HTML. An apostrophe in front of it keeps them as text: {{text}}',
    id: 'Sel ini memuat tag dan dibaca sebagai HTML. Beri tanda petik tunggal di depannya agar tetap menjadi teks: {{text}}',
  },
  cell_is_number: {
    en: 'The column {{column}} holds a number, read as {{text}}. Please check its decimal sign.',
    id: 'Kolom {{column}} berisi bilangan yang dibaca sebagai {{text}}. Silakan periksa tanda desimalnya.',
  },
  column_dropped: {
    en: 'The column {{column}} was left out: {{text}}',
    id: 'Kolom {{column}} tidak diambil: {{text}}',
  },
  drawing_dropped: {
    en: 'A shape or chart in this row was left out. Insert it as a picture.',
    id: 'Bentuk atau grafik di baris ini tidak diambil. Sisipkan sebagai gambar.',
  },
  stimulus_text_differs: {
    en: 'Another row has a different text for this passage. The first one is used.',
    id: 'Baris lain memuat teks berbeda untuk bacaan ini. Yang dipakai adalah yang pertama.',
  },
  sheet_hidden: {
    en: 'The hidden sheet {{name}} was not read.',
    id: 'Lembar tersembunyi {{name}} tidak dibaca.',
  },
  sheet_without_questions: {
    en: 'The sheet {{name}} has no column of questions and was not read.',
    id: 'Lembar {{name}} tidak memiliki kolom soal sehingga tidak dibaca.',
  },
  pictures_outside: {
    en: 'Pictures above the questions or without a cell were left out ({{number}}).',
    id: 'Gambar di atas daftar soal atau tanpa sel tidak diambil ({{number}}).',
  },
  // Excel: what a written file leaves out
  text_too_long_for_cell: {
    en: 'A cell of Excel cannot hold a text this long (column {{column}}).',
    id: 'Sel Excel tidak dapat memuat teks sepanjang ini (kolom {{column}}).',
  },
  recordings_not_in_xlsx: {
    en: 'A sheet cannot hold recordings and videos. They are left out.',
    id: 'Lembar kerja tidak dapat memuat rekaman dan video. Keduanya tidak disertakan.',
  },

  // Whole examinations
  not_a_package: {
    en: 'This file is no Lulus package. Import its questions into an examination.',
    id: 'File ini bukan paket Lulus. Impor soalnya ke dalam ujian.',
  },
  examination_imported: {
    en: 'The examination was imported as a draft.',
    id: 'Ujian diimpor sebagai draf.',
  },
  section_keeps_settings: {
    en: 'The section {{section}} exists already and keeps its own settings. Those of the file are left out.',
    id: 'Bagian {{section}} sudah ada dan pengaturannya tidak berubah. Pengaturan dari file tidak dipakai.',
  },

  // What a written question loses in a Word document
  docx_read_as_choice: {
    en: 'Read from the Word document, the question is a single choice.',
    id: 'Jika dibaca dari dokumen Word, soal ini menjadi pilihan ganda biasa.',
  },
  docx_read_as_multiple: {
    en: 'Read from the Word document, the question is a multiple choice.',
    id: 'Jika dibaca dari dokumen Word, soal ini menjadi pilihan ganda kompleks.',
  },
  docx_read_as_short_answer: {
    en: 'Read from the Word document, the question is a short answer.',
    id: 'Jika dibaca dari dokumen Word, soal ini menjadi isian singkat.',
  },
  docx_read_as_essay: {
    en: 'Read from the Word document, the question is an essay with its key as rubric.',
    id: 'Jika dibaca dari dokumen Word, soal ini menjadi uraian dengan kunci sebagai rubrik.',
  },
  docx_not_read_back: {
    en: 'Read from the Word document, a part of the question is lost or moves. Some text looks like a number, an option or a key.',
    id: 'Jika dibaca dari dokumen Word, sebagian soal ini hilang atau berpindah. Ada teks yang menyerupai nomor, pilihan, atau kunci.',
  },
  docx_key_changes: {
    en: 'Read from the Word document, the question has another key or none.',
    id: 'Jika dibaca dari dokumen Word, kunci soal ini berubah atau tidak ada.',
  },
  docx_plain: {
    en: 'Read from the Word document, these parts are plain paragraphs: {{names}}',
    id: 'Jika dibaca dari dokumen Word, bagian ini menjadi paragraf biasa: {{names}}',
  },
  docx_pictures_in_text: {
    en: 'Pictures beside the question or its options become part of their text.',
    id: 'Gambar di samping soal atau pilihannya menjadi bagian dari teksnya.',
  },
  docx_picture_missing: {
    en: 'The picture {{name}} is missing or cannot be read. Its description stands in its place.',
    id: 'Gambar {{name}} tidak ada atau tidak dapat dibaca. Keterangannya ditulis sebagai gantinya.',
  },
  docx_no_media: {
    en: 'A Word document has no recordings or videos. {{name}} is left out.',
    id: 'Dokumen Word tidak memuat rekaman atau video. {{name}} tidak disertakan.',
  },

  // QTI
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
  title_dropped: {
    en: 'The title was left out: {{name}}',
    id: 'Judul soal tidak diambil: {{name}}',
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
