import { randomInt } from 'node:crypto';
import { problem } from '@lulus/contract/messages';
import { lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { answerNumbers, hasOptionNumbers, typeOf } from '../interactions/index.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { HttpError } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { hasTellingNumbers } from '../questions/answer-key-bias.ts';
import { listItems, renumberOptions } from '../questions/bank-items.queries.ts';

function shuffled<T>(things: T[]): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(randomInt(rest.length), 1)[0] as T);
}

/** The part of a question that the numbers of its options are in. */
type Numbered = Pick<
  RevisionItem,
  'interaction' | 'bank_option' | 'bank_rows' | 'bank_key' | 'option_points' | 'pinned_options'
>;

/** Permutes the numbers of the options, and adjusts the answer key. Pinned options keep theirs, and so their places. */
function renumbered<Item extends Numbered>(item: Item): Item {
  const { bank_option, bank_key, option_points } = item;
  const pinned = typeOf(item).optionOrder === 'shuffled' ? item.pinned_options : [];
  const numbers = Object.keys(bank_option).filter((number) => !pinned.includes(number));
  const newNumbers = new Map(shuffled(numbers).map((from, at) => [from, numbers[at] as string]));
  const numberOf = (from: string) => newNumbers.get(from) ?? from;
  const renumber = <T>(options: Record<string, T>) =>
    Object.fromEntries(Object.entries(options).map(([from, value]) => [numberOf(from), value]));
  return {
    ...item,
    bank_option: renumber(bank_option),
    bank_key: typeOf(item).renumberKey?.(bank_key, numberOf) ?? bank_key,
    option_points: option_points && renumber(option_points),
  };
}

function mixed<Item extends Numbered>(item: Item): Item {
  const after = renumbered(item);
  return hasTellingNumbers(after) ? mixed(item) : after;
}

/** Returns the question with other numbers of its options if these give the key away. */
export const withMixedNumbers = <Item extends Numbered>(item: Item): Item =>
  hasTellingNumbers(item) && Object.keys(item.bank_option).length > 1 ? mixed(item) : item;

/** Columns of a table keep their numbers, which mean the same in all of its rows. */
const isMixable = (item: RevisionItem): boolean => typeOf(item).renumberKey !== undefined;

const answerKeysOf = (items: RevisionItem[]) =>
  Object.fromEntries(
    items.map((item) => [item.id, hasOptionNumbers(item) ? answerNumbers(item) : item.bank_key]),
  );

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
    const items = (await listItems(trx, examinationId)).filter(isMixable);
    const after = items.map(mixed);
    const at = clock();
    await renumberOptions(
      trx,
      after.map(({ id, bank_option, bank_key, option_points }) => ({
        id,
        bank_option,
        bank_key,
        option_points,
      })),
      at,
    );
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
