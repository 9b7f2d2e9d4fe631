import { HEARD_MS, type PlayPosition } from '@lulus/contract';
import { expect, it } from 'vitest';
import { q } from '../session/test-exam.ts';
import {
  confirmPositions,
  findCutOff,
  mergePositions,
  type PlayPositions,
  raisePosition,
  savedPositions,
  unsentPositions,
} from './play-positions.ts';

const [ID, FIRST, SECOND] = [q(0, 0), q(1, 1), q(1, 2)];
const at = (position_ms: number, play_id = FIRST): PlayPosition => ({ play_id, position_ms });
const heard = (...positions: PlayPosition[]) =>
  positions.reduce<PlayPositions>((known, position) => raisePosition(known, ID, position), {});

it('the position of a play never goes down, and another play replaces it', () => {
  expect(findCutOff(heard(at(5000), at(3000)), ID)).toMatchObject(at(5000));
  expect(findCutOff(heard(at(5000), at(0, SECOND)), ID)).toMatchObject(at(0, SECOND));
});

it('a position is unsent until the server has it', () => {
  const sent = { [ID]: at(5000) };
  expect(unsentPositions(heard(at(5000)))).toEqual(sent);
  const confirmed = confirmPositions(heard(at(5000)), sent);
  expect(unsentPositions(confirmed)).toBeUndefined();
  expect(savedPositions(confirmed)).toEqual(sent);
  expect(unsentPositions(raisePosition(confirmed, ID, at(6000)))).toEqual({ [ID]: at(6000) });
  expect(unsentPositions(confirmPositions(heard(at(1, SECOND)), sent))).toEqual({ [ID]: at(1, SECOND) });
});

it('a play that was heard to its end cannot go on, and is dropped once the server knows', () => {
  const ended = heard(at(HEARD_MS));
  expect(findCutOff(ended, ID)).toBeUndefined();
  expect(confirmPositions(ended, { [ID]: at(HEARD_MS) })).toEqual({});
});

it('the furthest position wins over the server’s, and the server’s newer play over this device’s', () => {
  const merged = mergePositions(heard(at(9000)), { [ID]: at(5000) });
  expect(findCutOff(merged, ID)).toMatchObject(at(9000));
  expect(unsentPositions(merged)).toEqual({ [ID]: at(9000) });
  expect(findCutOff(mergePositions(heard(at(3000)), { [ID]: at(5000) }), ID)).toMatchObject(at(5000));
  expect(findCutOff(mergePositions(heard(at(9000)), { [ID]: at(1, SECOND) }), ID)).toMatchObject(
    at(1, SECOND),
  );
});

it('a play that the server had and has no more cannot go on; one that it never had can', () => {
  expect(mergePositions(confirmPositions(heard(at(5000)), { [ID]: at(5000) }), {})).toEqual({});
  expect(findCutOff(mergePositions(heard(at(5000)), {}), ID)).toMatchObject(at(5000));
});
