/** What a device keeps of an attempt: everything that is needed to go on without the server, and to send what waits. */
import { lateEntry, storedAnswer } from '@lulus/contract';
import { z } from 'zod';

const entries = z.record(z.string(), lateEntry.required());
const index = z.int().min(0);

export const deviceCopy = z.object({
  format: z.literal(2),
  attempt_id: z.string(),
  exam_id: z.string(),
  user_id: z.string(),
  waiting: entries,
  refused: entries,
  position: z.object({ section: index, question: index }),
  position_waiting: z.boolean(),
  stored: z.record(z.string(), storedAnswer),
  plays: z.record(z.string(), z.number()),
  due: z.number(),
  open: z.object({ section: index, due: z.number() }).nullable(),
  lost_since: z.number().nullable(),
  /** How far the server's clock is ahead of this device's wall clock, in milliseconds. */
  clock_offset: z.number(),
});
export type DeviceCopy = z.infer<typeof deviceCopy>;
