import { words } from '../../platform/i18n/words.ts';

/** Texts for the editor of rich text. */
export const richTextWords = words({
  toolbar: { en: 'Text format', id: 'Format teks' },
  bold: { en: 'Bold', id: 'Tebal' },
  italic: { en: 'Italic', id: 'Miring' },
  underline: { en: 'Underline', id: 'Garis bawah' },
  strike: { en: 'Strikethrough', id: 'Coret' },
  more: { en: 'More formats', id: 'Format lainnya' },
  superscript: { en: 'Superscript', id: 'Pangkat' },
  subscript: { en: 'Subscript', id: 'Indeks bawah' },
  bulletList: { en: 'List', id: 'Daftar' },
  orderedList: { en: 'Numbered list', id: 'Daftar bernomor' },
  code: { en: 'Code', id: 'Kode' },
  quote: { en: 'Quotation', id: 'Kutipan' },
  leftToRight: { en: 'Left to right', id: 'Kiri ke kanan' },
  rightToLeft: { en: 'Right to left', id: 'Kanan ke kiri' },

  // Parts of the text
  insertPart: { en: 'Insert', id: 'Sisipkan' },
  applyPart: { en: 'Apply', id: 'Terapkan' },

  insertFormula: { en: 'Insert a formula', id: 'Sisipkan rumus' },
  editFormula: { en: 'Edit the formula', id: 'Ubah rumus' },
  latex: { en: 'Formula in LaTeX', id: 'Rumus dalam LaTeX' },
  latexHint: {
    en: 'Type it, or use the buttons below. Example: \\frac{1}{2}',
    id: 'Ketik, atau pakai tombol di bawah. Contoh: \\frac{1}{2}',
  },
  latexMissing: {
    en: 'This formula comes from another program. What you type replaces it.',
    id: 'Rumus ini berasal dari program lain. Yang Anda ketik akan menggantikannya.',
  },
  formulaPalette: { en: 'Constructs and signs', id: 'Bentuk dan tanda' },
  formulaPreview: { en: 'Preview', id: 'Pratinjau' },
  ownLine: { en: 'On a line of its own', id: 'Pada baris tersendiri' },
  formula_fraction: { en: 'Fraction', id: 'Pecahan' },
  formula_root: { en: 'Root', id: 'Akar' },
  formula_nthRoot: { en: 'Root of degree n', id: 'Akar pangkat n' },
  formula_power: { en: 'Power', id: 'Pangkat' },
  formula_index: { en: 'Index', id: 'Indeks bawah' },
  formula_sum: { en: 'Sum', id: 'Jumlah (sigma)' },
  formula_integral: { en: 'Integral', id: 'Integral' },
  formula_limit: { en: 'Limit', id: 'Limit' },
  formula_matrix: { en: 'Matrix', id: 'Matriks' },
  formula_cases: { en: 'System of equations', id: 'Sistem persamaan' },
  formula_vector: { en: 'Vector', id: 'Vektor' },

  insertPicture: { en: 'Insert a picture', id: 'Sisipkan gambar' },
  editPicture: { en: 'Describe the picture', id: 'Jelaskan gambar' },
  choosePicture: { en: 'Choose a picture', id: 'Pilih gambar' },
  uploadingPicture: { en: 'Uploading', id: 'Mengunggah' },
  alt: { en: 'Alternative text', id: 'Teks alternatif' },
  altHint: {
    en: 'What students need to know who cannot see the picture. Leave it empty for decoration.',
    id: 'Hal yang perlu diketahui siswa yang tidak dapat melihat gambar. Kosongkan jika hanya hiasan.',
  },
  invalidPicture: {
    en: 'This is no picture of type PNG, JPEG, WebP, GIF or AVIF.',
    id: 'Ini bukan gambar berjenis PNG, JPEG, WebP, GIF, atau AVIF.',
  },
});
