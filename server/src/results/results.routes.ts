import { getResult, reviewExam } from '@lulus/contract';
import type { ExaminationsContext } from '../examinations/context.ts';
import { readResult } from '../grading/read-result.ts';
import { limitHeavyRequests } from '../platform/http/limits/limit-heavy-requests.ts';
import { asItIs, type Http, serve } from '../platform/http/serve.ts';
import { getReleased } from './get-released.ts';
import { reviewAttempt } from './review-attempt.ts';

/** Queued requests per student, in addition to the running one. */
const MAX_WAITING = 8;

export function resultRoutes(http: Http, context: ExaminationsContext): void {
  // Replies for a thousand questions have megabytes, and differ for each student.
  const runInTurn = limitHeavyRequests({ waiting: MAX_WAITING });
  serve(http, reviewExam, async ({ user, body }) => {
    const attempt = await getReleased(context, user.id, body.id);
    const revision = await context.revisions.get(attempt.revision_id);
    return runInTurn(user.id, () => asItIs(reviewExam, reviewAttempt(context, revision, attempt)));
  });

  serve(http, getResult, async ({ user, query }) => {
    const { id } = await getReleased(context, user.id, query.exam_id);
    const present = await readResult(context, id);
    return runInTurn(user.id, () => asItIs(getResult, { exam_result: present() }));
  });
}
