import { getResult, reviewExam } from '@lulus/contract';
import type { Context } from '../context.ts';
import { heavyInTurn } from '../http/heavy-in-turn.ts';
import { asItIs, type Http, serve } from '../http/serve.ts';
import { getReleased } from './get-released.ts';
import { readResult } from './read-result.ts';
import { reviewAttempt } from './review-attempt.ts';

/** For one student, besides the one that is being built. */
const WAITING = 8;

export function resultRoutes(http: Http, context: Context): void {
  // Of a thousand questions they have megabytes, each student's others.
  const inTurn = heavyInTurn({ waiting: WAITING });
  serve(http, reviewExam, async ({ user, body }) => {
    const attempt = await getReleased(context, user.id, body.id);
    const revision = await context.revisions.get(attempt.revision_id);
    return inTurn(user.id, () => asItIs(reviewExam, reviewAttempt(context, revision, attempt)));
  });

  serve(http, getResult, async ({ user, query }) => {
    const { id } = await getReleased(context, user.id, query.exam_id);
    const present = await readResult(context, id);
    return inTurn(user.id, () => asItIs(getResult, { exam_result: present() }));
  });
}
