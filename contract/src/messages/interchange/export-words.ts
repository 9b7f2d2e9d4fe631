/** Messages about files of questions: what a written file leaves out, in all formats. */
import { words } from '../words.ts';

export const exportWords = words({
  // Questions that a written file leaves out
  type_not_in_format: {
    en: 'This format cannot hold questions of this type.',
    id: 'Format ini tidak dapat memuat soal jenis ini.',
  },
  format_needs_key: {
    en: 'The question has no right answer yet, which this format needs.',
    id: 'Soal ini belum memiliki jawaban benar, padahal format ini memerlukannya.',
  },
  all_options_right: {
    en: 'All options are right, which this format cannot say.',
    id: 'Semua pilihan benar. Format ini tidak dapat menyatakannya.',
  },
  several_right_options: {
    en: 'Several options are right. This format has one right option.',
    id: 'Ada beberapa pilihan benar. Format ini hanya mengenal satu pilihan benar.',
  },
  several_gaps: {
    en: 'This format holds one gap in a text.',
    id: 'Format ini hanya dapat memuat satu isian dalam teks.',
  },
  files_not_in_format: {
    en: 'The question has pictures or recordings, which this format cannot hold.',
    id: 'Soal ini memuat gambar atau rekaman, yang tidak dapat dimuat format ini.',
  },
  formulas_not_in_format: {
    en: 'The question has formulas, which this format cannot hold.',
    id: 'Soal ini memuat rumus, yang tidak dapat dimuat format ini.',
  },
  text_not_in_format: {
    en: 'This format cannot hold the text: {{text}}',
    id: 'Format ini tidak dapat memuat teks: {{text}}',
  },

  // Parts of questions that a written file leaves out
  lost_type: {
    en: 'The question becomes a single choice.',
    id: 'Soal ini menjadi pilihan ganda biasa.',
  },
  lost_weight: { en: 'The points are left out.', id: 'Poin soal tidak disertakan.' },
  lost_rule: { en: 'The points are computed in another way.', id: 'Nilainya dihitung dengan cara lain.' },
  lost_wrong_points: {
    en: 'The points for wrong answers are left out.',
    id: 'Nilai untuk jawaban salah tidak disertakan.',
  },
  lost_option_order: {
    en: 'The file does not say which options keep their place.',
    id: 'Pilihan yang harus tetap di tempatnya tidak disertakan.',
  },
  lost_choice_count: {
    en: 'The number of options to tick is left out.',
    id: 'Jumlah pilihan yang harus dicentang tidak disertakan.',
  },
  lost_text_rules: {
    en: 'The rules for spelling are left out.',
    id: 'Aturan penulisan jawaban tidak disertakan.',
  },
  lost_unit: { en: 'The unit is left out.', id: 'Satuan tidak disertakan.' },
  lost_rubric: { en: 'The rubric is left out.', id: 'Rubrik tidak disertakan.' },
  lost_max_words: { en: 'The limit on words is left out.', id: 'Batas jumlah kata tidak disertakan.' },
  lost_stimulus: {
    en: 'The passage of the question is left out.',
    id: 'Bacaan untuk soal ini tidak disertakan.',
  },
  lost_formatting: {
    en: 'The formatting of texts is left out.',
    id: 'Format teks (tebal, miring, dan sebagainya) tidak disertakan.',
  },
  lost_hint: { en: 'The explanation is left out.', id: 'Pembahasan tidak disertakan.' },
  lost_tags: { en: 'The tags are left out.', id: 'Label tidak disertakan.' },
  lost_section_settings: {
    en: 'The settings of the section {{name}} (time, order, drawing) are left out.',
    id: 'Pengaturan bagian {{name}} (waktu, urutan, undian) tidak disertakan.',
  },
  lost_section: { en: 'The section is left out.', id: 'Bagian soal tidak disertakan.' },
});
