import { bankItem } from '@lulus/contract';
import { z } from 'zod';
import { storedJson, storedText } from '../session/storage.ts';

/** The questions of the bank that was listed last. */
export const storedBank = storedJson(
  'bank',
  z.array(
    bankItem.pick({
      id: true,
      examination_id: true,
      bank_question: true,
      bank_type: true,
      bank_question_weight: true,
      bank_section: true,
    }),
  ),
);

/** The question that is edited. */
export const storedBankId = storedText('bankId', z.uuid());
