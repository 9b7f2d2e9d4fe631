import { getResult, reviewExam } from '@lulus/contract';
import type { ExaminationsContext } from '../examinations/context.ts';
import { readResult } from '../grading/read-result.ts';
import { asItIs, type Http, serve } from '../platform/http/serve.ts';
import { getReleased } from './get-released.ts';
import { reviewAttempt } from './review-attempt.ts';

export function resultRoutes(http: Http, context: ExaminationsContext): void {
  serve(http, reviewExam, async ({ user, body }) => {
    const attempt = await getReleased(context, user.id, body.id);
    const revision = await context.revisions.get(attempt.revision_id);
    return asItIs(reviewExam, reviewAttempt(context, revision, attempt));
  });

  serve(http, getResult, async ({ user, query }) => {
    const { id } = await getReleased(context, user.id, query.exam_id);
    const present = await readResult(context, id);
    return asItIs(getResult, { exam_result: present() });
  });
}
