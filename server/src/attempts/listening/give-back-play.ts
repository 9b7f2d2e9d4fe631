import type { giveBackPlay, Parsed, Reply } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { findPlayed } from '../../examinations/publishing/recordings.ts';
import { revisionOfAttempt } from '../../examinations/publishing/revision-cache.ts';
import { audit } from '../../platform/audit/audit.ts';
import { attemptClosed, conflict, validationFailed } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { lowerPlays } from './lower-plays.queries.ts';

/**
 * Gives back a play of a recording, which then starts from its beginning. Throws 410 if the attempt is over, and
 * 409 if the recording was not played.
 */
export async function givePlayBack(
  { clock, db, revisions }: Pick<AttemptsContext, 'clock' | 'db' | 'revisions'>,
  actor: UserActor,
  attempt_id: string,
  { question_id, stimulus_id, reason }: Parsed<typeof giveBackPlay, 'body'>,
): Promise<Reply<typeof giveBackPlay>> {
  return db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, attempt_id);
    const now = clock();
    if (attempt.submitted_at || isOverdue(attempt, now)) throw attemptClosed('attempt_over');
    const recording_id = (question_id ?? stimulus_id) as string;
    const played = findPlayed(await revisionOfAttempt(revisions, attempt), recording_id);
    if (!played) {
      const field = question_id === undefined ? 'stimulus_id' : 'question_id';
      throw validationFailed({ [field]: [problem('not_on_paper')] });
    }
    const by = { admin_id: actor.user_id, reason, now };
    const plays = await lowerPlays(trx, { attempt_id, recording_id }, by);
    if (plays === undefined) throw conflict('nothing_played');
    await audit(trx, {
      at: now,
      actor,
      action: 'play_given_back',
      subject: {
        person_id: attempt.user_id,
        examination_id: attempt.examination_id,
        attempt_id,
        ...(question_id && { question_id }),
      },
      before: { plays: plays + 1 },
      after: { plays, reason, ...(stimulus_id && { stimulus_id }) },
    });
    return { plays, allowed: played.play_limit };
  });
}
