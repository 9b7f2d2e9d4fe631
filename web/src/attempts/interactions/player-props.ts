import type { DecimalSign, ItemResponse } from '@lulus/contract';
import type { Question } from '../paper/paper.ts';

/** What the player of each type gets. `isTyped`: more keys may follow. */
export interface PlayerProps {
  question: Question;
  response: ItemResponse | null;
  decimalSign: DecimalSign;
  onAnswer: (response: ItemResponse | null, how?: { isTyped: true }) => void;
}
