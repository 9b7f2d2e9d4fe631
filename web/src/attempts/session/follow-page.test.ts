import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from '../time/server-clock.ts';
import type { ExamSession } from './exam-session.ts';
import { followPage } from './follow-page.ts';
import { START_TIME } from './test-exam.ts';

function aPage() {
  const clock = createServerClock(() => performance.now());
  clock.observe(new Date(START_TIME).toISOString(), clock.mark());
  const session = { ports: { clock }, wake: vi.fn(), leave: vi.fn(), syncState: vi.fn() };
  const unfollow = followPage(session as unknown as ExamSession);
  return { clock, session, unfollow };
}

describe('a page with an examination', () => {
  let page: ReturnType<typeof aPage>;
  beforeEach(() => {
    vi.useFakeTimers();
    page = aPage();
  });
  afterEach(() => {
    page.unfollow();
    vi.useRealTimers();
  });

  it('uses the wall clock after sleep if the monotonic clock had stopped, and wakes the session', async () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.session.wake).toHaveBeenCalledOnce();
    expect(page.clock.now()).toBe(START_TIME + 3_605_000);
  });

  it('only wakes the session if its wall clock was set back', async () => {
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.session.wake).toHaveBeenCalledOnce();
    expect(page.clock.now()).toBe(START_TIME + 5000);
  });

  it('sends waiting answers when it is left, and wakes the session when the connection returns', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(page.session.leave).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(page.session.wake).toHaveBeenCalledOnce();
  });
});
