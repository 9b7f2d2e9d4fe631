import {
  countCutAttempts,
  decideLateAnswers,
  exportResults,
  extendAttempt,
  extendAttempts,
  getAnswerSheet,
  giveBackPlay,
  giveFullTime as giveFullTimeEndpoint,
  listAttemptEvents,
  listAttempts,
  listStudentAttempts,
  readAnswerCopy,
  reopenAttempt,
} from '@lulus/contract';
import type { AttemptsContext } from '../attempts/context.ts';
import { decideLate } from '../attempts/late/decide-late.ts';
import { readInAnswerCopy } from '../attempts/late/read-answer-copy.ts';
import { givePlayBack } from '../attempts/listening/give-back-play.ts';
import { extendAll, extendOne, extendSome } from '../attempts/staff/extend-attempts.ts';
import { countCut, giveFullTime } from '../attempts/staff/full-time.ts';
import { reopen } from '../attempts/staff/reopen-attempt.ts';
import { getExaminationRow } from '../examinations/examinations.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { getStudent } from '../students/students.queries.ts';
import { findOutage, listAttemptRows, listRowsOfStudent } from './monitor.queries.ts';
import { presentAttempts, presentOfExamination, readAttempt } from './present-attempt.ts';
import { readAnswerSheet } from './read-answer-sheet.ts';
import { readHistory } from './read-history.ts';

/** How long the list names an outage. */
const OUTAGE_SHOWN_MS = 60 * 60_000;

export function monitorRoutes(http: Http, context: AttemptsContext): void {
  const answer = async (message: string, id: string) => ({
    message,
    attempt: await readAttempt(context, id),
  });

  const attemptsAt = async (examinationId: string) => {
    await getExaminationRow(context.db, examinationId);
    const attempts = await presentAttempts(context, await listAttemptRows(context.db, examinationId));
    const now = context.clock();
    const last = await findOutage(context.db, examinationId, new Date(now.getTime() - OUTAGE_SHOWN_MS));
    const outage = last
      ? { ...last, began_at: last.began_at.toISOString(), ended_at: last.ended_at.toISOString() }
      : null;
    return { attempts, now: now.toISOString(), outage };
  };

  serve(http, listAttempts, ({ params }) => attemptsAt(params.id));

  serve(http, exportResults, async ({ params: { id }, ...call }) => {
    const reply = await attemptsAt(id);
    const deed = { at: context.clock(), actor: actorOf(call), action: 'results_exported' } as const;
    const after = { attempts: reply.attempts.length };
    await audit(context.db, { ...deed, subject: { examination_id: id }, after });
    return reply;
  });

  serve(http, listStudentAttempts, async ({ user, params }) => {
    await getStudent(context.db, params.id);
    const rows = await listRowsOfStudent(context.db, user, params.id);
    return { attempts: await Promise.all(rows.map((row) => presentOfExamination(context, row))) };
  });

  serve(http, getAnswerSheet, ({ params }) => readAnswerSheet(context, params.attemptId));

  serve(http, extendAttempt, async ({ params, body: { minutes, reason }, say, ...call }) => {
    await extendOne(context, params.attemptId, { minutes, reason, actor: actorOf(call) });
    return answer(say(minutes < 0 ? 'time_taken_back' : 'attempt_extended'), params.attemptId);
  });

  serve(http, extendAttempts, async ({ params, body: { minutes, reason, attempt_ids }, say, ...call }) => {
    const decision = { minutes, reason, actor: actorOf(call) };
    const { attempts, too_short } = attempt_ids
      ? await extendSome(context, { examination_id: params.id, ids: attempt_ids }, decision)
      : await extendAll(context, params.id, decision);
    const extended = attempts.length;
    const message =
      minutes < 0
        ? say('time_taken_back')
        : attempt_ids
          ? say('attempts_extended', { count: extended })
          : say('all_attempts_extended');
    return { message, extended, too_short, attempt_ids: attempts.map(({ attempt_id }) => attempt_id) };
  });

  serve(http, countCutAttempts, async ({ params }) => ({ attempts: await countCut(context, params.id) }));

  serve(http, giveFullTimeEndpoint, async ({ params, say, ...call }) => {
    const extended = await giveFullTime(context, params.id, actorOf(call));
    return { message: say('attempts_extended', { count: extended }), extended };
  });

  serve(http, reopenAttempt, async ({ params, body, say, ...call }) => {
    await reopen(context, params.attemptId, {
      minutes: body.minutes,
      section: body.section,
      reason: body.reason,
      actor: actorOf(call),
    });
    return answer(say('attempt_reopened'), params.attemptId);
  });

  serve(http, giveBackPlay, ({ params, body, ...call }) =>
    givePlayBack(context, actorOf(call), params.attemptId, body),
  );

  serve(http, decideLateAnswers, async ({ params, body, say, ...call }) => {
    await decideLate(context, actorOf(call), params.attemptId, body);
    return answer(say(body.decision === 'count' ? 'late_counted' : 'late_ignored'), params.attemptId);
  });

  serve(http, listAttemptEvents, async ({ params }) => ({
    events: await readHistory(context, params.attemptId),
  }));

  serve(http, readAnswerCopy, async ({ params: { attemptId }, files, say, ...call }) => {
    const upload = files.find(({ field }) => field === 'file');
    const received = await readInAnswerCopy(context, actorOf(call), attemptId, upload);
    return { ...(await answer(say('copy_read'), attemptId)), received };
  });
}
