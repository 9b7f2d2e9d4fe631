import { words } from '../../i18n/words.ts';

/** Texts for what a paste does not take over. */
export const pasteWords = words({
  notTaken_one: {
    en: '{{list}} was not taken over. Check the text.',
  },
  notTaken_other: {
    en: '{{list}} were not taken over. Check the text.',
    id: '{{list}} tidak ikut. Periksa teksnya.',
  },
  undo: { en: 'Undo the paste', id: 'Batalkan tempelan' },
  lost_formula_one: { en: '{{count}} formula' },
  lost_formula_other: { en: '{{count}} formulas', id: '{{count}} rumus' },
  lost_picture_one: { en: '{{count}} picture' },
  lost_picture_other: { en: '{{count}} pictures', id: '{{count}} gambar' },
  lost_media_one: { en: '{{count}} recording or video' },
  lost_media_other: { en: '{{count}} recordings or videos', id: '{{count}} rekaman atau video' },
  lost_table_one: { en: '{{count}} table' },
  lost_table_other: { en: '{{count}} tables', id: '{{count}} tabel' },
  lost_list_one: { en: '{{count}} list' },
  lost_list_other: { en: '{{count}} lists', id: '{{count}} daftar' },
  lost_heading_one: { en: '{{count}} heading' },
  lost_heading_other: { en: '{{count}} headings', id: '{{count}} judul' },
  lost_quote_one: { en: '{{count}} quotation' },
  lost_quote_other: { en: '{{count}} quotations', id: '{{count}} kutipan' },
  lost_code_one: { en: '{{count}} piece of code' },
  lost_code_other: { en: '{{count}} pieces of code', id: '{{count}} potongan kode' },
  lost_link_one: { en: '{{count}} link' },
  lost_link_other: { en: '{{count}} links', id: '{{count}} tautan' },
  lost_highlight_one: { en: '{{count}} highlight' },
  lost_highlight_other: { en: '{{count}} highlights', id: '{{count}} penanda warna' },
  lost_script_one: { en: '{{count}} superscript or subscript' },
  lost_script_other: { en: '{{count}} superscripts or subscripts', id: '{{count}} pangkat atau indeks' },
  lost_format_one: {
    en: '{{count}} bold, italic or underlined text',
  },
  lost_format_other: {
    en: '{{count}} bold, italic or underlined texts',
    id: '{{count}} teks tebal, miring, atau bergaris',
  },
  lost_numbering_one: { en: '{{count}} numbering with letters' },
  lost_numbering_other: {
    en: '{{count}} numberings with letters',
    id: '{{count}} penomoran dengan huruf',
  },
});
