import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { getExaminationRow } from './examinations.queries.ts';
import { publishExamination } from './publish-examination.ts';

/** Publishes the examination as it stands, and answers the revision's id. */
export function publishNow({ db, clock }: Context, actor: Actor, id: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const before = await getExaminationRow(trx, id);
    const at = clock();
    const revision_id = await publishExamination(trx, id, at);
    await audit(trx, {
      at,
      actor,
      action: 'examination_published',
      subject: { examination_id: id },
      before: { status: before.status, revision_id: before.revision_id },
      after: { status: 'published', revision_id },
    });
    return revision_id;
  });
}
