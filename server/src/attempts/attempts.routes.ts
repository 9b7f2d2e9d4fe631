import {
  finishSection,
  getClock,
  getPaper,
  getState,
  playItem,
  previewExamination,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
  takeOver,
} from '@lulus/contract';
import { asItIs, type Http, serve } from '../platform/http/serve.ts';
import { saveAttemptAnswers } from './answers/save-answers.ts';
import type { AttemptsContext } from './context.ts';
import { loggedInUntil } from './deadline/deadline.ts';
import { sendLate } from './late/send-late.ts';
import { playAttemptItem } from './listening/play-item.ts';
import { previewPaper } from './paper/preview-paper.ts';
import { readPaper } from './paper/read-paper.ts';
import { finishAttemptSection } from './sections/finish-section.ts';
import { startAttempt } from './start/start-attempt.ts';
import { takeOverAttempt } from './start/take-over.ts';
import { pivotOf, readClock, readState } from './state/read-state.ts';
import { submitAttempt } from './submit/submit-attempt.ts';

export function attemptRoutes(http: Http, context: AttemptsContext): void {
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
    const answer = await readPaper(context, user.id, { method, query, headers });
    reply.headers(answer.headers);
    return answer.content;
  });

  serve(http, previewExamination, ({ params }) => previewPaper(context, params.id));

  serve(http, getState, ({ user, query }) => readState(context, user.id, query));
  serve(http, getClock, ({ user, query }) => readClock(context, user.id, query));
  serve(http, takeOver, ({ user, body }) => takeOverAttempt(context, user.id, body));
  serve(http, saveAnswers, async ({ user, body, say }) =>
    asItIs(saveAnswers, await saveAttemptAnswers(context, user.id, body, say)),
  );
  serve(http, finishSection, ({ user, body }) => finishAttemptSection(context, user.id, body));
  serve(http, playItem, ({ user, body }) => playAttemptItem(context, user.id, body));
  serve(http, submitExam, async ({ user, body }) =>
    asItIs(submitExam, await submitAttempt(context, user.id, body)),
  );
  serve(http, sendLateAnswers, ({ user, body }) => sendLate(context, user.id, body));
}
