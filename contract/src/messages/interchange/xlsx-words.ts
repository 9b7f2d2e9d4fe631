/** Messages about files of questions: Excel. */
import { words } from '../words.ts';

export const xlsxWords = words({
  // Places, and files that cannot be read
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

  // Refused questions
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

  // Warnings
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

  // What a written file leaves out
  text_too_long_for_cell: {
    en: 'A cell of Excel cannot hold a text this long (column {{column}}).',
    id: 'Sel Excel tidak dapat memuat teks sepanjang ini (kolom {{column}}).',
  },
  recordings_not_in_xlsx: {
    en: 'A sheet cannot hold recordings and videos. They are left out.',
    id: 'Lembar kerja tidak dapat memuat rekaman dan video. Keduanya tidak disertakan.',
  },
});
