import {
  finishSection,
  getClock,
  getCopyKey,
  getPaper,
  getState,
  PAPER_VERSION_HEADER,
  playItem,
  SHUFFLED,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
  takeOver,
} from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { readCopyKey } from './copy-keys.ts';
import { loggedInUntil } from './deadline.ts';
import { finishAttemptSection } from './finish-section.ts';
import { getRunningAttempt } from './latest-attempt.ts';
import { playAttemptItem } from './play-item.ts';
import { paperVersion, presentPaper } from './present-paper.ts';
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
    const { revision_id, form } = await getRunningAttempt(context, user.id, query.exam_id);
    const version = paperVersion(revision_id, form, context.assetLinks);
    reply.header(PAPER_VERSION_HEADER, version);
    if (query.have === version) return SHUFFLED;
    return presentPaper(await context.revisions.get(revision_id), form, context.assetLinks);
  });

  serve(http, getState, ({ user, query }) => readState(context, user.id, query));
  serve(http, getClock, ({ user, query }) => readClock(context, user.id, query));
  serve(http, takeOver, ({ user, body }) => takeOverAttempt(context, user.id, body));
  serve(http, saveAnswers, ({ user, body }) => saveAttemptAnswers(context, user.id, body));
  serve(http, finishSection, ({ user, body }) => finishAttemptSection(context, user.id, body));
  serve(http, playItem, ({ user, body }) => playAttemptItem(context, user.id, body));
  serve(http, submitExam, ({ user, body }) => submitAttempt(context, user.id, body));
  serve(http, sendLateAnswers, ({ user, body }) => sendLate(context, user.id, body));
  serve(http, getCopyKey, () => readCopyKey(context));
}
