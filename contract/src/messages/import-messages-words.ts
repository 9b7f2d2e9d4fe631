import { words } from './words.ts';

/** Messages of the student import: reasons for rejecting a file or a row, and results. */
export const importMessagesWords = words({
  no_excel_file: { en: 'Choose an Excel file.', id: 'Pilih file Excel.' },
  several_excel_files: { en: 'Choose one Excel file at a time.', id: 'Pilih satu file Excel saja.' },
  excel_too_large: {
    en: 'An Excel file must not be larger than {{max}} MB.',
    id: 'File Excel tidak boleh lebih dari {{max}} MB.',
  },
  not_a_spreadsheet: {
    en: 'This is not an Excel file, whatever its name is. Save it as an Excel workbook (.xlsx or .xls) and try again.',
    id: 'Ini bukan file Excel, apa pun namanya. Simpan sebagai buku kerja Excel (.xlsx atau .xls) lalu coba lagi.',
  },
  sheet_protected: {
    en: 'The file is protected by a password. Remove the password in Excel and try again.',
    id: 'File ini dilindungi kata sandi. Hapus kata sandinya di Excel lalu coba lagi.',
  },
  sheet_damaged: {
    en: 'The file cannot be read: it seems to be damaged. Save it again in Excel and try again.',
    id: 'File tidak dapat dibaca: tampaknya rusak. Simpan ulang di Excel lalu coba lagi.',
  },
  sheet_too_large_unpacked: {
    en: 'The file is far too large once it is unpacked.',
    id: 'Isi file ini terlalu besar.',
  },
  sheet_too_slow: { en: 'The file takes too long to read.', id: 'File ini terlalu lama dibaca.' },
  sheet_too_much_memory: {
    en: 'The file is too large to be read. Save it as .xlsx, or import it in parts.',
    id: 'File terlalu besar untuk dibaca. Simpan sebagai .xlsx, atau impor sebagian demi sebagian.',
  },
  no_heading: {
    en: 'No heading row was found. It must name the columns: Nama Siswa or Nama Depan, and NIS, NISN, No. Peserta, Username, Email or WhatsApp.',
    id: 'Baris judul tidak ditemukan. Baris itu harus memuat nama kolom: Nama Siswa atau Nama Depan, dan NIS, NISN, No. Peserta, Username, Email atau WhatsApp.',
  },
  no_name_column: {
    en: 'The sheet "{{sheet}}" has no column for Nama Siswa or Nama Depan.',
    id: 'Lembar "{{sheet}}" tidak memiliki kolom Nama Siswa atau Nama Depan.',
  },
  no_login_column: {
    en: 'The sheet "{{sheet}}" has no column to log in with: NIS, NISN, No. Peserta, Username, Email or WhatsApp.',
    id: 'Lembar "{{sheet}}" tidak memiliki kolom untuk login: NIS, NISN, No. Peserta, Username, Email atau WhatsApp.',
  },
  no_sheet_rows: {
    en: 'The sheet has no rows below its heading.',
    id: 'Lembar ini tidak memuat isian di bawah baris judulnya.',
  },
  too_many_rows: {
    en: 'The sheet has {{rows}} rows; at most {{max}} fit in one import.',
    id: 'Lembar ini memuat {{rows}} baris; satu kali impor paling banyak {{max}}.',
  },
  import_stale: {
    en: 'Accounts in this file have changed since the report. Please check the file again.',
    id: 'Akun dalam file ini sudah berubah sejak laporan. Silakan periksa file sekali lagi.',
  },
  busy: {
    en: 'Accounts are changing at this moment. Please import again.',
    id: 'Ada akun yang sedang berubah. Silakan impor lagi.',
  },
  name_missing: { en: 'The name is missing.', id: 'Nama belum diisi.' },
  name_too_long: { en: 'A part of the name is too long.', id: 'Ada bagian nama yang terlalu panjang.' },
  login_missing: {
    en: 'A login is missing: NIS, NISN, participant number, username, email address or WhatsApp number.',
    id: 'Login belum diisi: NIS, NISN, nomor peserta, nama pengguna, alamat email, atau nomor WhatsApp.',
  },
  login_twice: {
    en: 'This is already in row {{row}}, column {{other}}.',
    id: 'Isian ini sudah ada di baris {{row}}, kolom {{other}}.',
  },
  student_twice: {
    en: 'The student is already in row {{row}}.',
    id: 'Siswa ini sudah ada di baris {{row}}.',
  },
  login_of_staff: {
    en: 'This belongs to an account that is not a student’s.',
    id: 'Isian ini milik akun yang bukan akun siswa.',
  },
  two_students: {
    en: 'The row has logins of two students: {{column}} of {{one}}, {{other_column}} of {{other}}.',
    id: 'Baris ini memuat login dua siswa: {{column}} milik {{one}}, {{other_column}} milik {{other}}.',
  },
  number_of_self_registered: {
    en: 'This belongs to {{name}}, who registered without the school and has another name. Check that account first.',
    id: 'Isian ini milik {{name}}, yang mendaftar sendiri dan namanya lain. Periksa dulu akun itu.',
  },
  number_not_a_login: {
    en: '{{name}} logs in with this already. It is stored, but it is no login of this student.',
    id: '{{name}} sudah login dengan isian ini. Isian ini disimpan, tetapi bukan login siswa ini.',
  },
  cell_error: {
    en: 'The cell shows an error ({{shown}}).',
    id: 'Sel ini menampilkan kesalahan ({{shown}}).',
  },
  became_a_date: {
    en: 'Excel has turned this into a date ({{shown}}). Format the column as text, type it again.',
    id: 'Excel mengubah isian ini menjadi tanggal ({{shown}}). Atur kolom sebagai teks, lalu ketik ulang.',
  },
  number_cut: {
    en: 'Excel has cut the number to {{shown}}. Format the column as text, type it again.',
    id: 'Excel memotong nomor ini menjadi {{shown}}. Atur kolom sebagai teks, lalu ketik ulang.',
  },
  gender_letter: { en: 'This must be L or P.', id: 'Isian ini harus L atau P.' },
  yes_or_no: { en: 'This must be Ya or Tidak.', id: 'Isian ini harus Ya atau Tidak.' },
  sheet_place_and_date: {
    en: 'This is not a place and a date. Write it as in Bandung, 17 Agustus 2009.',
    id: 'Ini bukan tempat dan tanggal. Tulis seperti Bandung, 17 Agustus 2009.',
  },
  zeros_added: {
    en: 'Excel dropped leading zeros: {{shown}} becomes {{text}}, with {{digits}} digits.',
    id: 'Excel menghilangkan nol di depan: {{shown}} menjadi {{text}}, {{digits}} angka.',
  },
  sheet_date: {
    en: 'This is not a date. Write it as day/month/year.',
    id: 'Ini bukan tanggal. Tulis sebagai hari/bulan/tahun.',
  },
});
