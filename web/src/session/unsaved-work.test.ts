import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { aToken } from '../test-support.tsx';
import { endSession, startSession } from './session.ts';
import { keepUnsavedWork, takeUnsavedWork } from './unsaved-work.ts';

const work = z.object({ name: z.string() });

beforeEach(() => {
  startSession(aToken());
  keepUnsavedWork('examination:new', { name: 'Try-out' });
  endSession('expired');
});

test('what was typed is there after logging in again, once, and in its place only', () => {
  startSession(aToken());
  expect(takeUnsavedWork('bank:1', work)).toBeNull();
  expect(takeUnsavedWork('examination:new', work)).toEqual({ name: 'Try-out' });
  expect(takeUnsavedWork('examination:new', work)).toBeNull();
});

test('another person does not find it', () => {
  const other = '01a1fbd7-63b8-7644-8d79-00000000000f';
  startSession(aToken({ id: other, sub: other }));
  expect(takeUnsavedWork('examination:new', work)).toBeNull();
});

test('work of an older form that does not fit is dropped', () => {
  startSession(aToken());
  expect(takeUnsavedWork('examination:new', z.object({ title: z.string() }))).toBeNull();
});
