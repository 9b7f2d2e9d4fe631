import { isAnyPlaying } from '../listening/playing-recordings.ts';
import { questionAt, questionsAfter, recordingsOf } from '../paper/paper.ts';
import { answerOf, type ExamState } from './exam-state.ts';
import { canGoNext } from './navigation.ts';

export type Skipped = 'playing' | 'unanswered' | 'unheard';

/** Returns what the student would skip for good by leaving the question; undefined if nothing. */
export function skippedBy(state: ExamState): Skipped | undefined {
  const { listening, paper, position, plays } = state;
  const question = questionAt(paper, position);
  if (!question || !paper.sections[position.section]?.forwardOnly) return undefined;
  if (!canGoNext(paper, position)) return undefined;
  const [following] = questionsAfter(paper, position, 1);
  // The recording of a stimulus goes on while the student moves among its questions.
  const left = recordingsOf(question).filter(
    ({ id, isStimulus }) => !isStimulus || following?.stimulus?.id !== id,
  );
  if (left.length > 0 && isAnyPlaying()) return 'playing';
  if (answerOf(state, question.id).response === null) return 'unanswered';
  const isUnheard = left.some(({ id }) => !plays[id] || listening[id] !== undefined);
  return isUnheard ? 'unheard' : undefined;
}
