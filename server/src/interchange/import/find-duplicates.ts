import { contentText } from '../../content/content-text.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';

type Compared = Pick<
  RevisionItem,
  'interaction' | 'bank_question' | 'bank_option' | 'bank_rows' | 'bank_asset'
>;

/** Equal for questions with the same words, options and files, in any order of options. */
function signatureOf({ interaction, bank_question, bank_option, bank_rows, bank_asset }: Compared): string {
  const options = [...Object.values(bank_option), ...Object.values(bank_rows)].sort();
  const text = bank_question.includes('<img') ? bank_question : contentText(bank_question).toLowerCase();
  return JSON.stringify([interaction, text, options, Object.values(bank_asset).flat().sort()]);
}

/** Returns a function for the id of a question with the same content. */
export function duplicatesAmong(items: (Compared & { id: string })[]): (item: Compared) => string | null {
  if (items.length === 0) return () => null;
  const ids = new Map(items.map((item) => [signatureOf(item), item.id]));
  return (item) => ids.get(signatureOf(item)) ?? null;
}
