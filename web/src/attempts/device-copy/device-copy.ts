/** A device's copy of an attempt: everything needed to continue offline and to send waiting answers later. */
import { HEARD_MS, type ItemResponse, MAX_SEQ, type StoredAnswer } from '@lulus/contract';
import * as v from 'valibot';
import { type Schema, uuid, wholeFrom } from '../../platform/device-store/parse-value.ts';
import type { Entry } from '../answers/save-queue.ts';
import type { PlayPositions } from '../listening/play-positions.ts';
import type { Position } from '../paper/paper.ts';
import type { OpenSection } from '../time/section-time.ts';

export interface DeviceCopy {
  /** Unsent answers of earlier versions of the program have this format too. */
  format: 2;
  attempt_id: string;
  exam_id: string;
  /** The student of the attempt. Other accounts on this device neither see nor send the copy. */
  user_id: string;
  waiting: Record<string, Entry>;
  refused: Record<string, Entry>;
  position: Position;
  position_waiting: boolean;
  left: readonly Position[];
  lost_since: number | null;
  seq: number;
  /** End of the attempt, in milliseconds. */
  due: number;
  extra_time_percent: number;
  open: OpenSection | null;
  elsewhere: boolean;
  /** Milliseconds by which the server's clock is ahead of this device's wall clock. */
  clock_offset: number;
  stored: Record<string, StoredAnswer>;
  plays: Record<string, number>;
  listening: PlayPositions;
  plays_given_back: number;
}

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
export const response: Schema<ItemResponse> = v.union([
  v.string(),
  v.array(v.string()),
  v.record(v.string(), v.string()),
]);
/** Copies of earlier versions of the program have the chosen `option` only. */
const given = { response: v.optional(v.nullable(response)), option: v.nullish(v.string()) };
type Old<Answer> = Omit<Answer, 'response'> & v.InferOutput<v.ObjectSchema<typeof given, undefined>>;

function withResponse<Answer extends { response: ItemResponse | null }>(answer: Old<Answer>): Answer {
  const { option = null, response = option, ...rest } = answer;
  return { ...rest, response } as unknown as Answer;
}

const entry: Schema<Entry> = v.pipe(
  v.object({
    question_id: uuid,
    ...given,
    flagged: v.boolean(),
    seq: wholeFrom(1, MAX_SEQ),
    answered_at: time,
  }),
  v.transform((one) => withResponse<Entry>(one)),
);
const stored: Schema<StoredAnswer> = v.pipe(
  v.object({ ...given, flagged: v.boolean(), seq: v.number() }),
  v.transform((one) => withResponse<StoredAnswer>(one)),
);
const entries = v.record(v.string(), entry);
const index = wholeFrom(0);
const position = v.object({ section: index, question: index });

export const deviceCopy: Schema<DeviceCopy> = v.object({
  format: v.literal(2),
  attempt_id: v.string(),
  exam_id: v.string(),
  user_id: v.string(),
  waiting: entries,
  refused: entries,
  position,
  position_waiting: v.boolean(),
  left: v.optional(v.array(position), []),
  lost_since: v.nullable(v.number()),
  seq: v.optional(wholeFrom(0, MAX_SEQ), 0),
  due: v.number(),
  extra_time_percent: v.optional(v.number(), 0),
  open: v.nullable(v.object({ section: index, due: v.number() })),
  elsewhere: v.optional(v.boolean(), false),
  clock_offset: v.number(),
  stored: v.record(v.string(), stored),
  plays: v.record(v.string(), v.number()),
  listening: v.optional(
    v.record(
      v.string(),
      v.object({
        play_id: uuid,
        position_ms: wholeFrom(0, HEARD_MS),
        saved_ms: v.nullable(wholeFrom(0, HEARD_MS)),
      }),
    ),
    {},
  ),
  plays_given_back: v.optional(wholeFrom(0), 0),
});
