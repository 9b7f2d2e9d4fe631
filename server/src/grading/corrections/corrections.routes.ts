import { correctKey, getAnswerKey, previewCorrection } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { type Http, serve } from '../../platform/http/serve.ts';
import { correctQuestionKey } from './correct-key.ts';
import { previewKeyCorrection } from './preview-correction.ts';
import { readAnswerKey } from './read-answer-key.ts';

const placeOf = ({ id, questionId }: { id: string; questionId: string }) => ({
  examination_id: id,
  question_id: questionId,
});

export function correctionRoutes(http: Http, context: ExaminationsContext): void {
  serve(http, getAnswerKey, ({ params }) => readAnswerKey(context, placeOf(params)));

  serve(http, previewCorrection, ({ params, body }) => previewKeyCorrection(context, placeOf(params), body));

  serve(http, correctKey, async ({ params, body, say, ...call }) => ({
    changed: await correctQuestionKey(context, actorOf(call), placeOf(params), body),
    message: say('key_corrected'),
  }));
}
