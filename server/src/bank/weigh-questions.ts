import type { BankItem, Parsed, weighBankItems } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { listItems, weighItems } from '../questions/bank-items.queries.ts';

type Weights = Parsed<typeof weighBankItems, 'body'>['questions'];

/**
 * Changes weights. Returns the changed questions of the examination with their old weights, and the number of missing
 * ones.
 */
export async function weighQuestions(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  examination_id: string,
  weights: Weights,
): Promise<{ changed: Pick<BankItem, 'id' | 'bank_question_weight'>[]; missing: number }> {
  const wanted = new Map(weights.map(({ id, bank_question_weight }) => [id, bank_question_weight]));
  return db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const found = (await listItems(trx, examination_id)).filter(({ id }) => wanted.has(id));
    const changes = found.flatMap(({ id, bank_question_weight: before }) => {
      const after = wanted.get(id) ?? before;
      return after === before ? [] : [{ id, before, after }];
    });
    if (
      found.some(
        ({ id, scoring_rule }) => scoring_rule === 'option_points' && changes.some((one) => one.id === id),
      )
    ) {
      throw validationFailed({ questions: [problem('weight_derived')] });
    }
    if (changes.length > 0) {
      const at = clock();
      const weighed = changes.map(({ id, after }) => ({ id, bank_question_weight: after }));
      await weighItems(trx, weighed, at);
      const lines = changes.map(({ id: question_id, before, after }) => ({
        subject: { examination_id, question_id },
        before: { bank_question_weight: before },
        after: { bank_question_weight: after },
      }));
      await auditEach(trx, { at, actor, action: 'question_updated' }, lines);
      await finishContentEdit(trx, examination_id, { at, actor });
    }
    return {
      changed: changes.map(({ id, before }) => ({ id, bank_question_weight: before })),
      missing: wanted.size - found.length,
    };
  });
}
