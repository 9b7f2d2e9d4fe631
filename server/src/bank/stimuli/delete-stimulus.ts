import { GAP_MARKER } from '@lulus/contract';
import { contentText } from '../../content/content-text.ts';
import { lockExamination } from '../../examinations/examinations.queries.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type BankItemRow, listItems } from '../../questions/bank-items.queries.ts';
import { deleteStimulus, getStimulus } from '../../questions/stimuli.queries.ts';

const MAX_NAMED = 5;
const WORDS = 6;

/** Deletes a stimulus. Throws 409 while questions use it, with the numbers and first words of some of them. */
export async function removeStimulus(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const { examination_id } = await getStimulus(db, id);
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const { content, bank_asset, bank_section, play_limit, shuffle_items } = await getStimulus(trx, id);
    const items = await listItems(trx, examination_id);
    const using = items.flatMap((item, at) =>
      item.stimulus_id === id ? [`${at + 1}. ${firstWords(item)}`] : [],
    );
    if (using.length > 0) {
      const more = using.length > MAX_NAMED ? ['…'] : [];
      const questions = [...using.slice(0, MAX_NAMED), ...more].join(' · ');
      throw conflict('stimulus_in_use', { questions });
    }
    await deleteStimulus(trx, id);
    await audit(trx, {
      at: clock(),
      actor,
      action: 'stimulus_deleted',
      subject: { examination_id },
      before: { content, bank_asset, bank_section, play_limit, shuffle_items, stimulus_id: id },
    });
  });
}

/** The first words of a question. A gap is `…`. */
function firstWords({ bank_question, interaction }: BankItemRow): string {
  const text = contentText(bank_question);
  const words = (interaction === 'gaps' ? text.replace(GAP_MARKER, '…') : text).split(' ');
  return words.slice(0, WORDS).join(' ') + (words.length > WORDS ? ' …' : '');
}
