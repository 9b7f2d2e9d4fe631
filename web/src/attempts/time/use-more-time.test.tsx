import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import type { ExamState } from '../session/exam-state.ts';
import { aState, DUE_TIME } from '../session/test-exam.ts';
import { useMoreTime } from './use-more-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Shows a student these states one after the other. */
function show(first: Partial<ExamState>, next: Partial<ExamState>) {
  let change: (state: ExamState) => void = () => undefined;
  function Watcher() {
    const [state, setState] = useState(() => aState(first));
    change = setState;
    useMoreTime(state);
    return null;
  }
  renderScreen(<Watcher />);
  act(() => change(aState(next)));
}

it('a student reads by how much the time is longer, in minutes and seconds', async () => {
  show({ due: DUE_TIME }, { due: DUE_TIME + 91 * SECOND });
  expect(await screen.findByText('You have 1 minute 31 seconds more.')).toBeTruthy();
});

it('a student reads by how much the time is shorter', async () => {
  show({ due: DUE_TIME }, { due: DUE_TIME - 5 * MINUTE });
  expect(await screen.findByText('Your time is 5 minutes shorter now.')).toBeTruthy();
});

it('a finished section is not announced as less time', async () => {
  const due = DUE_TIME - 30 * MINUTE;
  show(
    { due: DUE_TIME, open: { section: 1, due } },
    { due: DUE_TIME - 10 * MINUTE, open: { section: 1, due } },
  );
  expect(screen.queryByText(/^(Your time|You have)/)).toBeNull();
});
