import { words } from '../platform/i18n/words.ts';

/** Texts of values that are codes, and of the names within a value. */
export const valueWords = words({
  values_text: { en: 'Text', id: 'Teks' },
  values_html: { en: 'Formatted text', id: 'Teks berformat' },
  values_file: { en: 'Pictures', id: 'Gambar' },
  values_image: { en: 'Image', id: 'Gambar' },
  values_video: { en: 'Video', id: 'Video' },
  values_audio: { en: 'Audio', id: 'Audio' },
  values_comma: { en: 'Comma', id: 'Koma' },
  values_point: { en: 'Point', id: 'Titik' },
  values_key: { en: 'Another answer key', id: 'Kunci jawaban lain' },
  values_accept: { en: 'One more accepted answer', id: 'Satu jawaban lagi diterima' },
  values_hint: { en: 'Another hint', id: 'Pembahasan lain' },
  values_graded: { en: 'Graded by the key', id: 'Dinilai dengan kunci' },
  values_everyone: { en: 'Points for everyone', id: 'Poin untuk semua siswa' },
  values_removed: { en: 'Taken out', id: 'Dikeluarkan' },
  parts_value: { en: 'Value', id: 'Nilai' },
  parts_tolerance: { en: 'Tolerance', id: 'Toleransi' },
  parts_tolerance_percent: { en: 'Tolerance in percent', id: 'Toleransi dalam persen' },
  parts_min: { en: 'From', id: 'Dari' },
  parts_max: { en: 'To', id: 'Sampai' },
  parts_case: { en: 'Capital letters matter', id: 'Huruf besar dan kecil dibedakan' },
  parts_accents: { en: 'Accents matter', id: 'Tanda diakritik dibedakan' },
  parts_punctuation: { en: 'Punctuation matters', id: 'Tanda baca dibedakan' },
});
