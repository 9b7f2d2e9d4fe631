import { describe, expect, it, vi } from 'vitest';
import { localStorageIsFull } from '../../test/full-storage.ts';
import { noteTyping } from './note-typing.ts';

/** In another tab, which has a memory of its own beside the storage that both share. */
async function typeInAnotherTab() {
  vi.resetModules();
  (await import('./note-typing.ts')).noteTyping();
}

describe('what a form waits for is', () => {
  it('no longer theirs once a person types in another tab', async () => {
    const isStillTheirs = noteTyping();
    expect(isStillTheirs()).toBe(true);
    await typeInAnotherTab();
    expect(isStillTheirs()).toBe(false);
  });

  it.each([
    ['theirs when their tab has the focus', true],
    ['no longer theirs when their tab has no focus', false],
  ])('%s, if the storage that tabs share is full', async (_, isLookedAt) => {
    localStorageIsFull();
    vi.spyOn(document, 'hasFocus').mockReturnValue(isLookedAt);
    const isStillTheirs = noteTyping();
    await typeInAnotherTab();
    expect(isStillTheirs()).toBe(isLookedAt);
  });
});
