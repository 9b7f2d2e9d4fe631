import { type BankItem, GAP_MARKER } from '@lulus/contract';
import { plainText } from './rich-text.tsx';

/** Returns the text of a question in one line. A gap is `…`. Empty for a question without text. */
export function questionTitle({
  bank_question,
  interaction,
}: Pick<BankItem, 'bank_question' | 'interaction'>): string {
  const text = plainText(bank_question);
  return interaction === 'gaps' ? text.replace(GAP_MARKER, '…') : text;
}
