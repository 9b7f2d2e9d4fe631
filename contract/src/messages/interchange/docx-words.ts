/** Messages about files of questions: Word documents. */
import { words } from '../words.ts';

export const docxWords = words({
  // Places, and files that cannot be read
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

  // Refused questions
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

  // Warnings
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
});
