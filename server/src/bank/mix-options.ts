import { randomInt } from 'node:crypto';
import { problem } from '@lulus/contract/messages';
import { lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { inOrder } from '../interactions/choice-multiple/option-numbers.ts';
import { answerNumbers, hasOptionNumbers } from '../interactions/index.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { HttpError } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { listItems, renumberOptions } from '../questions/bank-items.queries.ts';

type Numbered = Pick<RevisionItem, 'id' | 'bank_option' | 'option_points'> & { bank_key: string[] };

function shuffled<T>(things: T[]): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(randomInt(rest.length), 1)[0] as T);
}

/** Permutes the numbers of the options, and adjusts the right answers. */
function mixed({ id, bank_option, bank_key, option_points }: Numbered): Numbered {
  const numbers = Object.keys(bank_option);
  const newNumbers = new Map(shuffled(numbers).map((from, at) => [from, numbers[at] as string]));
  const options = numbers.map(
    (from) => [newNumbers.get(from) as string, bank_option[from] as string] as const,
  );
  return {
    id,
    bank_option: Object.fromEntries(options.sort(([a], [b]) => Number(a) - Number(b))),
    bank_key: inOrder(bank_key.map((answer) => newNumbers.get(answer) as string)),
    option_points:
      option_points &&
      Object.fromEntries(
        Object.entries(option_points).map(([from, points]) => [newNumbers.get(from) ?? from, points]),
      ),
  };
}

/** Only options among which students choose have numbers that mean nothing. */
function isMixable(item: RevisionItem): boolean {
  return (
    hasOptionNumbers(item) && answerNumbers(item).every((answer) => Object.hasOwn(item.bank_option, answer))
  );
}

const toNumbered = ({ id, bank_option, bank_key, option_points }: RevisionItem): Numbered => ({
  id,
  bank_option,
  bank_key: bank_key as string[],
  option_points,
});

const answerKeysOf = (items: Numbered[]) =>
  Object.fromEntries(items.map(({ id, bank_key }) => [id, bank_key.map(Number)]));

/**
 * Permutes the option numbers of every question for good. Right options stay right. Throws 409 once the examination was
 * published, because a correction applies by number to all revisions with the question.
 */
export async function mixOptionNumbers(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  examinationId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { revision_id } = await lockExamination(trx, examinationId);
    if (revision_id) {
      throw new HttpError(409, 'examination_in_use', problem('options_keep_numbers'));
    }
    const items = (await listItems(trx, examinationId)).filter(isMixable).map(toNumbered);
    const after = items.map(mixed);
    const at = clock();
    await renumberOptions(trx, after, at);
    await audit(trx, {
      at,
      actor,
      action: 'options_mixed',
      subject: { examination_id: examinationId },
      before: { bank_answer: answerKeysOf(items) },
      after: { bank_answer: answerKeysOf(after) },
    });
    await finishContentEdit(trx, examinationId, { at, actor });
  });
}
