/** Options that refer to others, such as 'all of the above', lose their meaning when they are shuffled. */
import { contentText } from '../content/content-text.ts';
import type { BankItemRow } from './bank-items.queries.ts';

const REFERS_TO_OTHERS = [
  /\b(all|none|both|neither) (of|the) /i,
  /\bsemua(nya)? (jawaban|pilihan|opsi|benar|salah|di atas)/i,
  /\b(jawaban|pilihan|opsi) (di atas|[a-e]\b)/i,
  /\btidak ada (jawaban|pilihan|yang)\b/i,
  /\b[A-E]( |, ?)(dan|and|atau|or|serta|&) [A-E]\b/,
];

const refersToOthers = (text: string) => REFERS_TO_OTHERS.some((pattern) => pattern.test(text));

type Item = Pick<
  BankItemRow,
  | 'id'
  | 'section_id'
  | 'bank_section'
  | 'interaction'
  | 'option_type'
  | 'bank_option'
  | 'pinned_options'
  | 'keep_option_order'
>;

/** Returns the questions with such an option that a shuffled paper moves. */
export function findUnpinned<One extends Item>(
  items: One[],
  isShuffled: (section_id: string) => boolean,
): One[] {
  return items.filter(
    ({ interaction, section_id, option_type, bank_option, pinned_options, keep_option_order }) =>
      (interaction === 'choice' || interaction === 'choice_multiple') &&
      option_type !== 'file' &&
      !keep_option_order &&
      isShuffled(section_id) &&
      Object.entries(bank_option).some(
        ([key, text]) =>
          !pinned_options.includes(key) && refersToOthers(option_type === 'html' ? contentText(text) : text),
      ),
  );
}
