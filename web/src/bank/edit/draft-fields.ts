import type { DecimalSign } from '@lulus/contract';
import type { BankDraft, DraftAction } from './bank-draft.ts';

/** Props of a part of the question form. */
export interface DraftFieldsProps {
  draft: BankDraft;
  change: (action: DraftAction) => void;
  /** Returns the message of a field, by its name in the contract. */
  errorOf: (field: string) => string | undefined;
}

/** The same for fields with numbers, which are read as the examination reads answers. */
export interface NumberFieldsProps extends DraftFieldsProps {
  decimalSign: DecimalSign;
}
