import { DEADLINE_GRACE_SECONDS } from '@lulus/contract';

const GRACE_MS = DEADLINE_GRACE_SECONDS * 1000;
const HOUR_MS = 3_600_000;

/** Returns the milliseconds prolonged by the student's extra time. */
export function withExtraTime(ms: number, extraPercent: number): number {
  return ms + Math.round((ms * extraPercent) / 100);
}

/**
 * Returns start plus duration, but no later than the end of the examination's window. The student's extra
 * time is a percentage of that time, and may go beyond the window.
 */
export function dueTime(
  started: Date,
  durationSeconds: number,
  closesAt: Date | null,
  extraPercent: number,
): Date {
  const full = durationSeconds * 1000;
  const usual = closesAt ? Math.min(full, closesAt.getTime() - started.getTime()) : full;
  return new Date(started.getTime() + withExtraTime(usual, extraPercent));
}

/** Returns the latest due time that is over including the grace. Attempts due then or earlier are overdue. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS);
}

export function isOverdue(attempt: { due_at: Date }, now: Date): boolean {
  return attempt.due_at <= overdueBefore(now);
}

/**
 * Returns until when a student with a running attempt stays logged in: an hour after the grace, to submit and
 * to see the result.
 */
export function loggedInUntil({ due_at }: { due_at: Date }): Date {
  return new Date(due_at.getTime() + GRACE_MS + HOUR_MS);
}
