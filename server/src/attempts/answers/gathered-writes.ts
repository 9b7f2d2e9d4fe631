/** Batched writes of students during an attempt. See platform/db/gather.ts. */

import type { ExaminationsContext } from '../../examinations/context.ts';
import { gather } from '../../platform/db/gather.ts';
import {
  type Counted,
  countPlays,
  type PlayWrite,
  type PositionWrite,
  raisePositions,
} from '../listening/plays.queries.ts';
import { type Start, type Started, type StartingContext, startAttempts } from '../start/start-attempts.ts';
import type { AttemptCache } from '../state/attempt-cache.ts';
import {
  type Submission,
  type Submitted,
  type SubmittingContext,
  submitAttempts,
} from '../submit/submit-attempts.ts';
import { type AnswerWrite, upsertAnswers, type Written } from './answers.queries.ts';

const ofAttempt = ({ attempt }: { attempt: { id: string } }) => attempt.id;

/** Each write fails with 503 if too many are queued. */
export function gatherWrites(
  context: Pick<
    ExaminationsContext,
    'config' | 'clock' | 'db' | 'assetLinks' | 'revisions' | 'examinations'
  > & { attempts: AttemptCache } & StartingContext &
    SubmittingContext,
) {
  return {
    start: gather<Start, Started>({
      kind: 'start',
      run: (starts) => startAttempts(context, starts),
      keyOf: ({ user_id, examination_id }) => `${user_id} ${examination_id}`,
    }),
    save: gather<AnswerWrite, Written | undefined>({
      kind: 'save',
      run: (writes) => upsertAnswers(context.db, writes),
      keyOf: ofAttempt,
    }),
    play: gather<PlayWrite, Counted | undefined>({
      kind: 'play',
      run: (writes) => countPlays(context.db, writes),
      keyOf: ofAttempt,
    }),
    listen: gather<PositionWrite, undefined>({
      kind: 'listen',
      run: (writes) => raisePositions(context.db, writes),
      keyOf: ofAttempt,
    }),
    submit: gather<Submission, Submitted>({
      kind: 'submit',
      run: (submissions) => submitAttempts(context, submissions),
      keyOf: ofAttempt,
    }),
  };
}

export type GatheredWrites = ReturnType<typeof gatherWrites>;
