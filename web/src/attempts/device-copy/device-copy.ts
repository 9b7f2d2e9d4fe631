/** A device's copy of an attempt: everything needed to continue offline and to send waiting answers later. */
import { MAX_SEQ, type StoredAnswer } from '@lulus/contract';
import {
  flag,
  listOf,
  number,
  objectOf,
  oneOf,
  orElse,
  orNull,
  recordOf,
  text,
  textLike,
  uuid,
  wholeFrom,
} from '../../platform/device-store/shape.ts';
import type { Entry } from '../answers/save-queue.ts';
import type { Position } from '../paper/paper.ts';
import type { OpenSection } from '../time/section-time.ts';

/** The fields that the seal covers. A logout removes the others, when no session can renew the seal. */
export interface Sealed {
  attempt_id: string;
  exam_id: string;
  user_id: string;
  waiting: Record<string, Entry>;
  refused: Record<string, Entry>;
  position: Position;
  position_waiting: boolean;
  left: readonly Position[];
  lost_since: number | null;
  seq: number;
  due: number;
  extra_time_percent: number;
  open: OpenSection | null;
  elsewhere: boolean;
  /** Milliseconds by which the server's clock is ahead of this device's wall clock. */
  clock_offset: number;
}

export interface DeviceCopy extends Sealed {
  format: 2;
  /** HMAC with a key that only the student's session has. */
  seal: string;
  stored: Record<string, StoredAnswer>;
  plays: Record<string, number>;
}

const entryFields = {
  question_id: uuid,
  option: orNull(textLike(/^\d{1,2}$/)),
  flagged: flag,
  seq: wholeFrom(1, MAX_SEQ),
};
const time = textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const entries = recordOf(objectOf<Entry>({ ...entryFields, answered_at: time }));
const index = wholeFrom(0);
const position = objectOf<Position>({ section: index, question: index });

const sealedFields = {
  attempt_id: text,
  exam_id: text,
  user_id: text,
  waiting: entries,
  refused: entries,
  position,
  position_waiting: flag,
  left: orElse(listOf(position), () => []),
  lost_since: orNull(number),
  seq: orElse(wholeFrom(0, MAX_SEQ), () => 0),
  due: number,
  extra_time_percent: orElse(number, () => 0),
  open: orNull(objectOf<OpenSection>({ section: index, due: number })),
  elsewhere: orElse(flag, () => false),
  clock_offset: number,
};
export const sealedPart = objectOf<Sealed>(sealedFields);

export const deviceCopy = objectOf<DeviceCopy>({
  ...sealedFields,
  format: oneOf(2),
  seal: orElse(text, () => ''),
  stored: recordOf(objectOf<StoredAnswer>({ option: orNull(text), flagged: flag, seq: number })),
  plays: recordOf(number),
});
