import { listMarking, markEssay } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { type Http, serve } from '../../platform/http/serve.ts';
import { readMarking } from './list-marking.ts';
import { markOneEssay } from './mark-essay.ts';

export function markingRoutes(http: Http, context: ExaminationsContext): void {
  serve(http, listMarking, ({ params, query }) => readMarking(context, params.examId, query));

  serve(http, markEssay, async ({ params, body, say, ...call }) => {
    const place = { attempt_id: params.attemptId, question_id: params.questionId };
    const marked = await markOneEssay(context, actorOf(call), place, body);
    return { ...marked, message: say('essay_marked') };
  });
}
