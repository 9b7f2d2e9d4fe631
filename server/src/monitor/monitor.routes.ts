import {
  decideLateAnswers,
  exportResults,
  extendAttempt,
  extendAttempts,
  getAnswerSheet,
  giveBackPlay,
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
import { reopen } from '../attempts/staff/reopen-attempt.ts';
import { getExaminationRow } from '../examinations/examinations.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { getStudent } from '../students/students.queries.ts';
import { listAttemptRows, listRowsOfStudent } from './monitor.queries.ts';
import { presentAttempts, presentOfExamination, readAttempt } from './present-attempt.ts';
import { readAnswerSheet } from './read-answer-sheet.ts';
import { readHistory } from './read-history.ts';

export function monitorRoutes(http: Http, context: AttemptsContext): void {
  const answer = async (message: string, id: string) => ({
    message,
    attempt: await readAttempt(context, id),
  });

  const attemptsAt = async (examinationId: string) => {
    await getExaminationRow(context.db, examinationId);
    const attempts = await presentAttempts(context, await listAttemptRows(context.db, examinationId));
    return { attempts, now: context.clock().toISOString() };
  };

  serve(http, listAttempts, ({ params }) => attemptsAt(params.id));

  serve(http, exportResults, async ({ params: { id }, ...call }) => {
    const reply = await attemptsAt(id);
    const deed = { at: context.clock(), actor: actorOf(call), action: 'results_exported' } as const;
    const after = { attempts: reply.attempts.length };
    await audit(context.db, { ...deed, subject: { examination_id: id }, after });
    return reply;
  });

  serve(http, listStudentAttempts, async ({ params }) => {
    await getStudent(context.db, params.id);
    const rows = await listRowsOfStudent(context.db, params.id);
    return { attempts: await Promise.all(rows.map((row) => presentOfExamination(context, row))) };
  });

  serve(http, getAnswerSheet, ({ params }) => readAnswerSheet(context, params.attemptId));

  serve(http, extendAttempt, async ({ params, body: { minutes, reason }, say, ...call }) => {
    await extendOne(context, params.attemptId, { minutes, reason, actor: actorOf(call) });
    return answer(say('attempt_extended'), params.attemptId);
  });

  serve(http, extendAttempts, async ({ params, body: { minutes, reason, attempt_ids }, say, ...call }) => {
    const decision = { minutes, reason, actor: actorOf(call) };
    if (attempt_ids) {
      const chosen = { examination_id: params.id, ids: attempt_ids };
      const extended = await extendSome(context, chosen, decision);
      return { extended, message: say('attempts_extended', { count: extended }) };
    }
    const extended = await extendAll(context, params.id, decision);
    return { extended, message: say('all_attempts_extended') };
  });

  serve(http, reopenAttempt, async ({ params, body: { minutes, reason }, say, ...call }) => {
    await reopen(context, params.attemptId, { minutes, reason, actor: actorOf(call) });
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
