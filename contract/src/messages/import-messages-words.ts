import { words } from './words.ts';

/** Messages of the student import: reasons for rejecting a file or a row, and results. */
export const importMessagesWords = words({
  importedOneSheet: {
    default:
      '{{created}} created, {{updated}} updated, {{refused}} refused. Only the sheet "{{sheet}}" was read.',
    en: '{{created}} created, {{updated}} updated, {{refused}} refused. Only the sheet "{{sheet}}" was read.',
    id: '{{created}} dibuat, {{updated}} diperbarui, {{refused}} ditolak. Hanya lembar "{{sheet}}" yang dibaca.',
  },
  noFile: {
    default: 'Choose an Excel file.',
    en: 'Choose an Excel file.',
    id: 'Pilih file Excel.',
  },
  severalFiles: {
    default: 'Choose one Excel file at a time.',
    en: 'Choose one Excel file at a time.',
    id: 'Pilih satu file Excel saja.',
  },
  sheetTooLarge: {
    default: 'An Excel file must not be larger than {{max}} MB.',
    en: 'An Excel file must not be larger than {{max}} MB.',
    id: 'File Excel tidak boleh lebih dari {{max}} MB.',
  },
  notASpreadsheet: {
    default:
      'This is not an Excel file, whatever its name is. Save it as an Excel workbook (.xlsx or .xls) and try again.',
    en: 'This is not an Excel file, whatever its name is. Save it as an Excel workbook (.xlsx or .xls) and try again.',
    id: 'Ini bukan file Excel, apa pun namanya. Simpan sebagai buku kerja Excel (.xlsx atau .xls) lalu coba lagi.',
  },
  sheetProtected: {
    default: 'The file is protected by a password. Remove the password in Excel and try again.',
    en: 'The file is protected by a password. Remove the password in Excel and try again.',
    id: 'File ini dilindungi kata sandi. Hapus kata sandinya di Excel lalu coba lagi.',
  },
  sheetDamaged: {
    default: 'The file cannot be read: it seems to be damaged. Save it again in Excel and try again.',
    en: 'The file cannot be read: it seems to be damaged. Save it again in Excel and try again.',
    id: 'File tidak dapat dibaca: tampaknya rusak. Simpan ulang di Excel lalu coba lagi.',
  },
  sheetTooLargeUnpacked: {
    default: 'The file is far too large once it is unpacked.',
    en: 'The file is far too large once it is unpacked.',
    id: 'Isi file ini terlalu besar.',
  },
  sheetTooSlow: {
    default: 'The file takes too long to read.',
    en: 'The file takes too long to read.',
    id: 'File ini terlalu lama dibaca.',
  },
  sheetTooMuchMemory: {
    default: 'The file is too large to be read. Save it as .xlsx, or import it in parts.',
    en: 'The file is too large to be read. Save it as .xlsx, or import it in parts.',
    id: 'File terlalu besar untuk dibaca. Simpan sebagai .xlsx, atau impor sebagian demi sebagian.',
  },
  noHeading: {
    default:
      'No heading row was found. The first row must name the columns: Nama Lengkap or Nama Depan, and Email or WhatsApp.',
    en: 'No heading row was found. The first row must name the columns: Nama Lengkap or Nama Depan, and Email or WhatsApp.',
    id: 'Baris judul tidak ditemukan. Baris pertama harus memuat nama kolom: Nama Lengkap atau Nama Depan, dan Email atau WhatsApp.',
  },
  noNameColumn: {
    default: 'The sheet "{{sheet}}" has no column for Nama Lengkap or Nama Depan.',
    en: 'The sheet "{{sheet}}" has no column for Nama Lengkap or Nama Depan.',
    id: 'Lembar "{{sheet}}" tidak memiliki kolom Nama Lengkap atau Nama Depan.',
  },
  noLoginColumn: {
    default: 'The sheet "{{sheet}}" has no column for Email or WhatsApp.',
    en: 'The sheet "{{sheet}}" has no column for Email or WhatsApp.',
    id: 'Lembar "{{sheet}}" tidak memiliki kolom Email atau WhatsApp.',
  },
  noStudentRows: {
    default: 'The sheet has no students below its heading.',
    en: 'The sheet has no students below its heading.',
    id: 'Lembar ini tidak memuat siswa di bawah baris judulnya.',
  },
  tooManyRows: {
    default: 'The sheet has {{rows}} rows; at most {{max}} fit in one import.',
    en: 'The sheet has {{rows}} rows; at most {{max}} fit in one import.',
    id: 'Lembar ini memuat {{rows}} baris; satu kali impor paling banyak {{max}}.',
  },
  importStale: {
    default: 'Accounts in this file have changed since the report. Please check the file again.',
    en: 'Accounts in this file have changed since the report. Please check the file again.',
    id: 'Akun dalam file ini sudah berubah sejak laporan. Silakan periksa file sekali lagi.',
  },
  importBusy: {
    default: 'Accounts are changing at this moment. Please import again.',
    en: 'Accounts are changing at this moment. Please import again.',
    id: 'Ada akun yang sedang berubah. Silakan impor lagi.',
  },
  nameMissing: {
    default: 'The name is missing.',
    en: 'The name is missing.',
    id: 'Nama belum diisi.',
  },
  nameTooLong: {
    default: 'A part of the name is too long.',
    en: 'A part of the name is too long.',
    id: 'Ada bagian nama yang terlalu panjang.',
  },
  loginMissing: {
    default: 'An email address or a WhatsApp number is missing.',
    en: 'An email address or a WhatsApp number is missing.',
    id: 'Alamat email atau nomor WhatsApp belum diisi.',
  },
  emailTwice: {
    default: 'The email address is already in row {{row}}.',
    en: 'The email address is already in row {{row}}.',
    id: 'Alamat email ini sudah ada di baris {{row}}.',
  },
  whatsappTwice: {
    default: 'The WhatsApp number is already in row {{row}}.',
    en: 'The WhatsApp number is already in row {{row}}.',
    id: 'Nomor WhatsApp ini sudah ada di baris {{row}}.',
  },
  studentTwice: {
    default: 'The student is already in row {{row}}.',
    en: 'The student is already in row {{row}}.',
    id: 'Siswa ini sudah ada di baris {{row}}.',
  },
  emailOfAnother: {
    default: 'The email address belongs to an account that is not a student’s.',
    en: 'The email address belongs to an account that is not a student’s.',
    id: 'Alamat email ini milik akun yang bukan akun siswa.',
  },
  whatsappOfAnother: {
    default: 'The WhatsApp number belongs to an account that is not a student’s.',
    en: 'The WhatsApp number belongs to an account that is not a student’s.',
    id: 'Nomor WhatsApp ini milik akun yang bukan akun siswa.',
  },
  twoStudents: {
    default: 'The email address belongs to one student and the WhatsApp number to another.',
    en: 'The email address belongs to one student and the WhatsApp number to another.',
    id: 'Alamat email milik seorang siswa, sedangkan nomor WhatsApp milik siswa lain.',
  },
  anotherName: {
    default: 'The WhatsApp number belongs to a student with another name and another email address.',
    en: 'The WhatsApp number belongs to a student with another name and another email address.',
    id: 'Nomor WhatsApp ini milik siswa dengan nama dan alamat email lain.',
  },
  ofSelfRegistered: {
    default: 'Another account, which registered itself, has this email address or WhatsApp number.',
    en: 'Another account, which registered itself, has this email address or WhatsApp number.',
    id: 'Akun lain yang mendaftar sendiri memakai alamat email atau nomor WhatsApp ini.',
  },
  losesEmail: {
    default: 'Another account, which registered itself, loses this email address.',
    en: 'Another account, which registered itself, loses this email address.',
    id: 'Akun lain yang mendaftar sendiri kehilangan alamat email ini.',
  },
  losesWhatsapp: {
    default: 'Another account, which registered itself, loses this WhatsApp number.',
    en: 'Another account, which registered itself, loses this WhatsApp number.',
    id: 'Akun lain yang mendaftar sendiri kehilangan nomor WhatsApp ini.',
  },
  cellError: {
    default: 'The cell shows an error ({{shown}}).',
    en: 'The cell shows an error ({{shown}}).',
    id: 'Sel ini menampilkan kesalahan ({{shown}}).',
  },
  becameADate: {
    default: 'Excel has turned this into a date ({{shown}}). Format the column as text, type it again.',
    en: 'Excel has turned this into a date ({{shown}}). Format the column as text, type it again.',
    id: 'Excel mengubah isian ini menjadi tanggal ({{shown}}). Atur kolom sebagai teks, lalu ketik ulang.',
  },
  numberCut: {
    default: 'Excel has cut the number to {{shown}}. Format the column as text, type it again.',
    en: 'Excel has cut the number to {{shown}}. Format the column as text, type it again.',
    id: 'Excel memotong nomor ini menjadi {{shown}}. Atur kolom sebagai teks, lalu ketik ulang.',
  },
  genderLetter: {
    default: 'This must be L or P.',
    en: 'This must be L or P.',
    id: 'Isian ini harus L atau P.',
  },
  yesOrNo: {
    default: 'This must be Ya or Tidak.',
    en: 'This must be Ya or Tidak.',
    id: 'Isian ini harus Ya atau Tidak.',
  },
  sheetDate: {
    default: 'This is not a date. Write it as day/month/year.',
    en: 'This is not a date. Write it as day/month/year.',
    id: 'Ini bukan tanggal. Tulis sebagai hari/bulan/tahun.',
  },
  imported: {
    default: '{{created}} created, {{updated}} updated, {{refused}} refused.',
    en: '{{created}} created, {{updated}} updated, {{refused}} refused.',
    id: '{{created}} dibuat, {{updated}} diperbarui, {{refused}} ditolak.',
  },
});
