import type { Parsed, playItem, Reply } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import { findPlayed, hasRecording } from '../../examinations/publishing/recordings.ts';
import { revisionOfAttempt } from '../../examinations/publishing/revision-cache.ts';
import { conflict, sectionOver, validationFailed } from '../../platform/errors.ts';
import { writeToRunning } from '../answers/write-to-running.ts';
import type { AttemptsContext } from '../context.ts';
import { openQuestions } from '../sections/section-clock.ts';

/** Counts a play of a recording. Throws 409 if its limit is used up. */
export async function playAttemptItem(
  context: Pick<AttemptsContext, 'clock' | 'revisions' | 'attempts' | 'writes'>,
  userId: string,
  { question_id, stimulus_id, play_id = newId(), ...meant }: Parsed<typeof playItem, 'body'>,
): Promise<Reply<typeof playItem>> {
  const field = question_id === undefined ? 'stimulus_id' : 'question_id';
  const recording_id = (question_id ?? stimulus_id) as string;
  const { plays, allowed } = await writeToRunning(context, userId, meant, {
    async prepare(attempt, now) {
      const revision = await revisionOfAttempt(context.revisions, attempt);
      const played = findPlayed(revision, recording_id);
      if (!played) throw validationFailed({ [field]: [problem('not_on_paper')] });
      if (!hasRecording(played)) throw validationFailed({ [field]: [problem('nothing_to_play')] });
      if (!played.questions.some(openQuestions(attempt, revision, now))) throw sectionOver();
      return { attempt, recording_id, play_id, limit: played.play_limit, now };
    },
    async write(write) {
      const counted = await context.writes.play(write);
      return counted && { plays: counted.plays, allowed: write.limit };
    },
  });
  if (plays === null) throw conflict('play_limit_reached');
  return { plays, allowed };
}
