import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aSession, oneWaiting, START_TIME } from '../session/test-exam.ts';
import { SaveLine } from './save-line.tsx';

function show(change: Parameters<typeof aSession>[0]) {
  const { session, state } = aSession(change);
  renderScreen(<SaveLine session={session} state={state} />);
}

const copyButton = () => screen.queryByRole('button', { name: 'Save a copy' });

describe('the saving status', () => {
  it('reports that all answers are saved, and offers no copy', () => {
    show({});
    expect(screen.getAllByText('All answers saved')[0]).toBeDefined();
    expect(copyButton()).toBeNull();
  });

  it('shows since when the connection is lost and how many answers wait, and offers a copy of them', () => {
    show({ lostSince: START_TIME, queue: oneWaiting() });
    expect(
      screen.getAllByText(/^1 waiting · No connection since \d\d:\d\d\. Go on working/)[0],
    ).toBeDefined();
    expect(copyButton()).not.toBeNull();
  });

  it('offers no copy with a connection, or if no answer waits', () => {
    show({ queue: oneWaiting() });
    show({ lostSince: START_TIME });
    expect(copyButton()).toBeNull();
  });

  it('reports that nothing is sent while no one is logged in', () => {
    const { session, state } = aSession({ queue: oneWaiting() });
    session.ports.canCall = () => false;
    renderScreen(<SaveLine session={session} state={state} />);
    expect(screen.getAllByText(/^1 waiting · Not logged in/)[0]).toBeDefined();
  });

  it('reports that this device cannot store a copy, and offers to save one as a file', () => {
    show({ storageFailed: true, lostSince: START_TIME, queue: oneWaiting() });
    expect(screen.getAllByText(/This device cannot keep a copy/)[0]).toBeDefined();
    expect(copyButton()).not.toBeNull();
  });
});
