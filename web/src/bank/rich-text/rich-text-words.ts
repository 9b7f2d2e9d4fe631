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
});
