import {
  finishSection,
  getClock,
  getCopyKey,
  getPaper,
  getState,
  playItem,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
  takeOver,
} from '@lulus/contract';
import type { Context } from '../context.ts';
import { asItIs, type Http, serve } from '../http/serve.ts';
import { answerPaper } from './answer-paper.ts';
import { readCopyKey } from './copy-keys.ts';
import { loggedInUntil } from './deadline.ts';
import { finishAttemptSection } from './finish-section.ts';
import { playAttemptItem } from './play-item.ts';
import { pivotOf, readClock, readState } from './read-state.ts';
import { saveAttemptAnswers } from './save-answers.ts';
import { sendLate } from './send-late.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';
import { takeOverAttempt } from './take-over.ts';

export function attemptRoutes(http: Http, context: Context): void {
  serve(http, startExam, async ({ user, body }) => {
    const attempt = await startAttempt(context, user.id, body);
    return {
      exam: {
        id: body.exam_id,
        attempt_id: attempt.id,
        pivot: pivotOf(attempt),
        now: context.clock().toISOString(),
      },
      access_token: await context.sessions.prolong(user, loggedInUntil(attempt)),
    };
  });

  serve(http, getPaper, async ({ user, query, reply }) => {
    const { method, headers } = reply.request;
    const answer = await answerPaper(context, user.id, { method, query, headers });
    reply.headers(answer.headers);
    return answer.content;
  });

  serve(http, getState, ({ user, query }) => readState(context, user.id, query));
  serve(http, getClock, ({ user, query }) => readClock(context, user.id, query));
  serve(http, takeOver, ({ user, body }) => takeOverAttempt(context, user.id, body));
  serve(http, saveAnswers, async ({ user, body }) =>
    asItIs(saveAnswers, await saveAttemptAnswers(context, user.id, body)),
  );
  serve(http, finishSection, ({ user, body }) => finishAttemptSection(context, user.id, body));
  serve(http, playItem, ({ user, body }) => playAttemptItem(context, user.id, body));
  serve(http, submitExam, async ({ user, body }) =>
    asItIs(submitExam, await submitAttempt(context, user.id, body)),
  );
  serve(http, sendLateAnswers, ({ user, body }) => sendLate(context, user.id, body));
  serve(http, getCopyKey, () => readCopyKey(context));
}
