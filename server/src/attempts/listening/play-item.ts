import type { Parsed, playItem, Reply } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import { findRevisionItem } from '../../examinations/publishing/revision.ts';
import { revisionOfAttempt } from '../../examinations/publishing/revision-cache.ts';
import { conflict, sectionOver, validationFailed } from '../../platform/errors.ts';
import { writeToRunning } from '../answers/write-to-running.ts';
import type { AttemptsContext } from '../context.ts';
import { openQuestions } from '../sections/section-clock.ts';

/** Counts a play of a recording. Throws 409 if the item's limit is used up. */
export async function playAttemptItem(
  context: Pick<AttemptsContext, 'clock' | 'revisions' | 'attempts' | 'writes'>,
  userId: string,
  { question_id, play_id = newId(), ...meant }: Parsed<typeof playItem, 'body'>,
): Promise<Reply<typeof playItem>> {
  const { plays, allowed } = await writeToRunning(context, userId, meant, {
    async prepare(attempt, now) {
      const revision = await revisionOfAttempt(context.revisions, attempt);
      const item = findRevisionItem(revision, question_id);
      if (!item) throw validationFailed({ question_id: [problem('not_on_paper')] });
      if (item.bank_asset.audio.length + item.bank_asset.video.length === 0) {
        throw validationFailed({ question_id: [problem('nothing_to_play')] });
      }
      if (!openQuestions(attempt, revision, now)(question_id)) throw sectionOver();
      return { attempt, question_id, play_id, limit: item.play_limit, now };
    },
    async write(write) {
      const counted = await context.writes.play(write);
      return counted && { plays: counted.plays, allowed: write.limit };
    },
  });
  if (plays === null) throw conflict('play_limit_reached');
  return { plays, allowed };
}
