import { getResult, reviewExam } from '@lulus/contract';
import type { Context } from '../context.ts';
import { asItIs, type Http, serve } from '../http/serve.ts';
import { getReleased } from './get-released.ts';
import { readResult } from './read-result.ts';
import { reviewAttempt } from './review-attempt.ts';

export function resultRoutes(http: Http, context: Context): void {
  serve(http, reviewExam, async ({ user, body }) =>
    asItIs(reviewExam, await reviewAttempt(context, user.id, body.id)),
  );

  serve(http, getResult, async ({ user, query }) => {
    const { id } = await getReleased(context, user.id, query.exam_id);
    return { exam_result: await readResult(context, id) };
  });
}
