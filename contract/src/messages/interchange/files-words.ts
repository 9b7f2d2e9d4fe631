/** Messages about files of questions: places in files of questions, files that cannot be read, and imports as a whole. */
import { words } from '../words.ts';

export const filesWords = words({
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
  byte_unknown: {
    en: 'Line {{line}} has the byte {{byte}}, which is no character in UTF-8 or Windows-1252. Type the character again and save the file as UTF-8.',
    id: 'Baris {{line}} memuat byte {{byte}}, yang bukan karakter UTF-8 atau Windows-1252. Ketik ulang karakternya lalu simpan file sebagai UTF-8.',
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
  zip_in_zip: {
    en: 'This zip file holds another zip file: {{name}}. Unpack it, then choose that file.',
    id: 'File zip ini berisi file zip lain: {{name}}. Ekstrak dahulu, lalu pilih file itu.',
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

  // XML in general
  xml_too_deep: {
    en: 'The file cannot be read. Its elements stand in more than {{max}} levels, or have names that are not allowed.',
    id: 'File ini tidak dapat dibaca. Elemennya bertingkat lebih dari {{max}}, atau namanya tidak diizinkan.',
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
});
