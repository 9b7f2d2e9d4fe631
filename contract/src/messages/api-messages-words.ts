import { words } from './words.ts';

/** Messages for programs that call the API. The product’s own screens never cause them. */
export const apiMessagesWords = words({
  no_such_result: { en: 'There is no such result.', id: 'Hasil ini tidak ada.' },
  too_large: { en: 'The request is too large.', id: 'Permintaan ini terlalu besar.' },
  unsupported_media_type: {
    en: 'This kind of content is not taken here.',
    id: 'Jenis isi ini tidak diterima di sini.',
  },
  no_such_range: { en: 'The file has no such range.', id: 'File ini tidak memiliki rentang tersebut.' },
  bad_request: { en: 'The request is not readable.', id: 'Permintaan ini tidak dapat dibaca.' },
  parent_deleted: {
    en: 'What this belongs to has just been deleted.',
    id: 'Data induknya baru saja dihapus.',
  },
  second_factor_required: {
    en: 'A code of your authenticator app is needed.',
    id: 'Diperlukan kode dari aplikasi autentikator Anda.',
  },
  section_over: { en: 'This section is not open now.', id: 'Bagian ini sedang tidak dibuka.' },
  database_silent: { en: 'The database does not answer.', id: 'Basis data tidak menjawab.' },
  too_many_form_fields: {
    en: 'The form has too many fields.',
    id: 'Formulir ini memuat terlalu banyak isian.',
  },
  form_field_too_long: {
    en: 'A field of the form is too long.',
    id: 'Salah satu isian formulir terlalu panjang.',
  },
  not_multipart: {
    en: 'The request must be a multipart form.',
    id: 'Permintaan ini harus berupa formulir multipart.',
  },
  form_not_whole: { en: 'The form did not arrive whole.', id: 'Formulir tidak sampai secara utuh.' },
  stray_file: {
    en: 'This form has no file of this name.',
    id: 'Formulir ini tidak memiliki file dengan nama tersebut.',
  },
  nothing_here: { en: 'There is nothing at this address.', id: 'Tidak ada apa pun di alamat ini.' },
  file_address_expired: {
    en: 'The address of this file is not, or no longer, valid.',
    id: 'Alamat file ini tidak berlaku atau sudah tidak berlaku.',
  },
  no_questions: { en: 'The examination has no questions.', id: 'Ujian ini belum memiliki soal.' },
  window_over: {
    en: 'The end of the time in which it can be taken has passed.',
    id: 'Batas waktu pengerjaan ujian ini sudah lewat.',
  },
  no_question_text: {
    en: 'The question has neither text nor a file.',
    id: 'Soal ini belum memiliki teks maupun file.',
  },
  too_few_options: {
    en: 'The question needs at least two options, and every right answer must be one of them.',
    id: 'Soal ini memerlukan sedikitnya dua pilihan, dan setiap jawaban benar harus salah satunya.',
  },
  draw_too_few: {
    en: 'A section draws more questions than have its tags.',
    id: 'Jumlah soal undian melebihi soal yang memiliki labelnya.',
  },
  draw_unequal: {
    en: 'The questions of a draw need equal points, and passages equally many questions.',
    id: 'Soal dalam satu undian harus sama bobotnya, dan tiap bacaan sama jumlah soalnya.',
  },
  form_too_long: {
    en: 'A paper has at most 1,000 questions. Let sections draw some of theirs.',
    id: 'Satu paket memuat paling banyak 1.000 soal. Atur agar bagian mengundi sebagian soalnya.',
  },
  draw_overlap: {
    en: 'A question is in two draws of a section.',
    id: 'Ada soal yang masuk dua undian dalam satu bagian.',
  },
  no_stimulus_content: {
    en: 'The passage has neither text nor a file.',
    id: 'Stimulus ini belum memiliki teks maupun file.',
  },
  one_recording: {
    en: 'Give either question_id or stimulus_id.',
    id: 'Berikan salah satu: question_id atau stimulus_id.',
  },
  no_rows: { en: 'The question has no statements.', id: 'Soal ini belum memiliki pernyataan.' },
  no_right_answer: { en: 'The question has no right answer.', id: 'Soal ini belum memiliki jawaban benar.' },
  not_on_paper: { en: 'This question is not on the paper.', id: 'Soal ini tidak ada dalam ujian.' },
  no_such_option: {
    en: 'This question has no such option.',
    id: 'Soal ini tidak memiliki pilihan tersebut.',
  },
  no_section_timers: {
    en: 'The sections of this examination have no time of their own.',
    id: 'Bagian-bagian ujian ini tidak memiliki waktu tersendiri.',
  },
  last_section: {
    en: 'The last section is ended by submitting.',
    id: 'Bagian terakhir diakhiri dengan mengumpulkan ujian.',
  },
  another_attempt: {
    en: 'A newer attempt at this examination has been started.',
    id: 'Pengerjaan yang lebih baru sudah dimulai untuk ujian ini.',
  },
  submitted: { en: 'This examination has been submitted.', id: 'Ujian ini sudah dikumpulkan.' },
  nothing_to_play: { en: 'This question has nothing to play.', id: 'Soal ini tidak memiliki rekaman.' },
  true_or_false: { en: 'This must be true or false.', id: 'Isian ini harus true atau false.' },
  not_an_option: { en: 'This is not an option.', id: 'Ini bukan pilihan jawaban.' },
  answer_entry: {
    en: 'An entry is a map from a question to the chosen option.',
    id: 'Setiap entri memetakan satu soal ke pilihan yang dipilih.',
  },
  not_a_response: { en: 'This is not an answer.', id: 'Ini bukan jawaban.' },
  response_misfit: {
    en: 'This answer does not fit the question.',
    id: 'Jawaban ini tidak sesuai dengan soalnya.',
  },
  too_many_choices: {
    en: 'At most {{max}} options can be ticked.',
    id: 'Paling banyak {{max}} pilihan dapat dicentang.',
  },
  row_numbers: {
    en: 'Rows are numbered from 1 to {{max}}.',
    id: 'Baris diberi nomor 1 sampai {{max}}.',
  },
  gap_numbers: {
    en: 'Gaps are numbered from 1 to {{max}}.',
    id: 'Rumpang diberi nomor 1 sampai {{max}}.',
  },
  one_option: { en: 'One option is chosen.', id: 'Hanya satu pilihan yang dipilih.' },
  not_an_id: { en: 'This is not an id.', id: 'Ini bukan id.' },
  option_numbers: {
    en: 'Options are numbered from 1 to {{max}}.',
    id: 'Pilihan diberi nomor 1 sampai {{max}}.',
  },
  not_text: { en: 'This field must be text.', id: 'Isian ini harus berupa teks.' },
  not_json: { en: 'This is not readable as JSON.', id: 'Isian ini tidak dapat dibaca sebagai JSON.' },
  not_a_month: { en: 'This is not a month such as 2026-11.', id: 'Ini bukan bulan seperti 2026-11.' },
  month_too_old: { en: 'This month is too long ago.', id: 'Bulan ini sudah terlalu lama.' },
  not_months: { en: 'This must be a number of months.', id: 'Isian ini harus berupa jumlah bulan.' },
  at_least_one_month: { en: 'This must be at least one month.', id: 'Isian ini paling sedikit satu bulan.' },
  at_most_months: {
    en: 'This must not be more than {{max}} months.',
    id: 'Isian ini tidak boleh lebih dari {{max}} bulan.',
  },
  no_cards: { en: 'There are no cards.', id: 'Tidak ada kartu.' },
  too_many_cards: {
    en: 'There must not be more than {{max}} cards.',
    id: 'Kartunya tidak boleh lebih dari {{max}}.',
  },
});
