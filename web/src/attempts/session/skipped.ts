import { isAnyPlaying } from '../listening/playing-recordings.ts';
import { mediaOf, questionAt } from '../paper/paper.ts';
import { answerOf, type ExamState } from './exam-state.ts';
import { canGoNext } from './navigation.ts';

export type Skipped = 'playing' | 'unanswered' | 'unheard';

/** Returns what the student would skip for good by leaving the question; undefined if nothing. */
export function skippedBy(state: ExamState): Skipped | undefined {
  const { listening, paper, position, plays } = state;
  const question = questionAt(paper, position);
  if (!question || !paper.sections[position.section]?.forwardOnly) return undefined;
  if (!canGoNext(paper, position)) return undefined;
  const hasRecording = mediaOf(question).length > 0;
  if (hasRecording && isAnyPlaying()) return 'playing';
  if (answerOf(state, question.id).response === null) return 'unanswered';
  const isUnheard = !plays[question.id] || listening[question.id] !== undefined;
  return hasRecording && isUnheard ? 'unheard' : undefined;
}
