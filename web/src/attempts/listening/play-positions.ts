/** Positions of plays that were begun and not heard to the end, so that a play that was cut off can go on. */
import { HEARD_MS, type PlayPosition } from '@lulus/contract';

export interface KnownPosition extends PlayPosition {
  /** The position that the server has of this play. Null if it has none. */
  saved_ms: number | null;
}

/** By question. */
export type PlayPositions = Readonly<Record<string, KnownPosition>>;

/** Raises the position of a play. Another play of the same recording replaces it. */
export function raisePosition(
  positions: PlayPositions,
  id: string,
  { play_id, position_ms }: PlayPosition,
): PlayPositions {
  const known = positions[id];
  const saved_ms = known?.play_id === play_id ? known.saved_ms : null;
  if (known?.play_id === play_id && known.position_ms >= position_ms) return positions;
  return { ...positions, [id]: { play_id, position_ms, saved_ms } };
}

/** Returns the positions that the server does not have, or undefined if there are none. */
export function unsentPositions(positions: PlayPositions): Record<string, PlayPosition> | undefined {
  const unsent = Object.entries(positions).filter(
    ([, { position_ms, saved_ms }]) => saved_ms === null || position_ms > saved_ms,
  );
  if (unsent.length === 0) return undefined;
  return Object.fromEntries(unsent.map(([id, { play_id, position_ms }]) => [id, { play_id, position_ms }]));
}

/** Notes which positions the server has received. Drops plays that were heard to the end. */
export function confirmPositions(
  positions: PlayPositions,
  sent: Readonly<Record<string, PlayPosition>> = {},
): PlayPositions {
  const confirmed = Object.entries(positions).map(([id, known]): [string, KnownPosition] => {
    const { play_id, position_ms } = sent[id] ?? known;
    const isSent = sent[id] !== undefined && play_id === known.play_id;
    return [id, isSent ? { ...known, saved_ms: Math.max(position_ms, known.saved_ms ?? 0) } : known];
  });
  return Object.fromEntries(confirmed.filter(([, { saved_ms }]) => saved_ms !== HEARD_MS));
}

/**
 * Merges the server's positions. A play that the server had and has no more cannot go on. It was heard to its end, is
 * used up, or was given back.
 */
export function mergePositions(
  positions: PlayPositions,
  seen: Readonly<Record<string, PlayPosition>>,
): PlayPositions {
  const unknown = Object.entries(positions).filter(([id, { saved_ms }]) => !seen[id] && saved_ms === null);
  const known = Object.entries(seen).map(([id, { play_id, position_ms }]) => {
    const own = positions[id];
    const furthest = own?.play_id === play_id ? Math.max(own.position_ms, position_ms) : position_ms;
    return [id, { play_id, position_ms: furthest, saved_ms: position_ms }];
  });
  return { ...Object.fromEntries(unknown), ...Object.fromEntries(known) };
}

/** Returns the positions that the server has, as far as this device knows. */
export function savedPositions(positions: PlayPositions): Record<string, PlayPosition> {
  const saved = Object.entries(positions).flatMap(([id, { play_id, saved_ms }]) =>
    saved_ms === null ? [] : [[id, { play_id, position_ms: saved_ms }] as const],
  );
  return Object.fromEntries(saved);
}

/** Returns the play that can go on. */
export function findCutOff(positions: PlayPositions, id: string): PlayPosition | undefined {
  const known = positions[id];
  return known && known.position_ms < HEARD_MS ? known : undefined;
}
