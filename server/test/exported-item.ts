import { type BankItem, CHOICE_DEFAULTS } from '@lulus/contract';
import type { ExportedExamination, ExportedSection } from '../src/interchange/exported.ts';
import type { ImportedItem } from '../src/interchange/imported.ts';

/** A question as a writer gets it: a single choice unless `fields` differ. */
export const anExportedItem = (fields: Partial<BankItem> = {}): BankItem => ({
  ...CHOICE_DEFAULTS,
  id: '0198f3a1-0000-7000-8000-000000000001',
  examination_id: '0198f3a1-0000-7000-8000-000000000002',
  bank_type: 'text',
  bank_section: '',
  bank_question: '<p>Ibu kota Indonesia?</p>',
  bank_question_weight: 1,
  option_type: 'text',
  bank_option:
    fields.interaction && !/^choice/.test(fields.interaction) ? {} : { 1: 'Jakarta', 2: 'Bandung' },
  bank_answer: [],
  bank_asset: { image: [], audio: [], video: [] },
  play_limit: 1,
  hint: null,
  bank_key: ['1'],
  tags: [],
  origin_id: null,
  ...fields,
});

/** A section without settings of its own. */
export const anExportedSection = (name: string): ExportedSection => ({
  name,
  forward_only: false,
  duration_seconds: null,
  shuffle_questions: null,
  shuffle_options: null,
  draw: [],
});

export const anExportedExamination = (items: BankItem[]): ExportedExamination => ({
  name: 'Ujian',
  sections: [],
  items,
  stimuli: [],
  media: new Map(),
});

/** The question that an import would store. Without a key it has the empty one of choices. */
export const storedItem = ({ fields, section }: ImportedItem): BankItem =>
  anExportedItem({ bank_option: {}, bank_section: section, bank_key: [], ...fields } as Partial<BankItem>);
