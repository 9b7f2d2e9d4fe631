/** The paper as stored on a device, in the contract's shape. */
import type { Paper, PaperQuestion } from '@lulus/contract';
import {
  flag,
  listOf,
  number,
  objectOf,
  oneOf,
  orElse,
  orNull,
  recordOf,
  text,
  uuid,
} from '../../platform/device-store/shape.ts';

export type KeptPaper = Paper['exam'] & {
  attempt_id: string;
  paper_version: string;
  /** The id (`jti`) of the login session that fetched the paper. */
  session: string;
};

const question = objectOf<PaperQuestion>({
  id: uuid,
  bank_type: oneOf('text', 'image', 'video', 'audio'),
  bank_question: text,
  bank_option: listOf(recordOf(text)),
  bank_asset: text,
  play_limit: number,
  hint: oneOf(null),
});

export const keptPaper = objectOf<KeptPaper>({
  id: uuid,
  examination_name: text,
  examination_desc: text,
  examination_duration: number,
  examination_bank_count: number,
  examination_sections: listOf(
    objectOf<KeptPaper['examination_sections'][number]>({
      name: text,
      forward_only: flag,
      duration: orNull(number),
    }),
  ),
  examination_bank: recordOf(listOf(question)),
  attempt_id: text,
  paper_version: text,
  session: orElse(text, () => ''),
});
