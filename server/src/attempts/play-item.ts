import type { Parsed, playItem, Reply } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../context.ts';
import { findRevisionItem } from '../examinations/revision.ts';
import { attemptClosed, conflict, sectionOver, validationFailed } from '../http/errors.ts';
import { getLatestAttempt } from './attempts.queries.ts';
import { countPlay } from './plays.queries.ts';
import { openQuestions } from './section-clock.ts';

/** Counts the start of a listening item, or refuses it over the item's limit. */
export async function playAttemptItem(
  context: Context,
  userId: string,
  { exam_id, attempt_id, question_id, play_id }: Parsed<typeof playItem, 'body'>,
): Promise<Reply<typeof playItem>> {
  const attempt = await getLatestAttempt(context.db, userId, exam_id, attempt_id);
  const revision = await context.revisions.get(attempt.revision_id);
  const item = findRevisionItem(revision, question_id);
  if (!item) throw validationFailed({ question_id: ['This question is not on the paper.'] });
  if (item.bank_asset.audio.length + item.bank_asset.video.length === 0) {
    throw validationFailed({ question_id: ['This question has nothing to play.'] });
  }
  const now = context.clock();
  if (!openQuestions(attempt, revision, now)(question_id)) throw sectionOver();
  const counted = await countPlay(context.db, {
    attempt_id: attempt.id,
    question_id,
    play_id: play_id ?? newId(),
    limit: item.play_limit,
    now,
  });
  if (!counted) throw attemptClosed();
  if (counted.plays === null) throw conflict('play_limit_reached', 'This recording has already been played.');
  return { plays: counted.plays, allowed: item.play_limit };
}
