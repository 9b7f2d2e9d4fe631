import { describe, expect, it, vi } from 'vitest';
import { localStorageIsFull } from '../../test/full-storage.ts';
import { noteTyping } from './note-typing.ts';

/** Types in another tab. Tabs share the storage, but each has its own state of the module. */
async function typeInAnotherTab() {
  vi.resetModules();
  (await import('./note-typing.ts')).noteTyping();
}

describe('noteTyping', () => {
  it('reports when a person has typed in another tab', async () => {
    const isSenderPresent = noteTyping();
    expect(isSenderPresent()).toBe(true);
    await typeInAnotherTab();
    expect(isSenderPresent()).toBe(false);
  });

  it.each([
    ['trusts a tab with the focus', true],
    ['does not trust a tab without the focus', false],
  ])('%s, if the shared storage is full', async (_, hasFocus) => {
    localStorageIsFull();
    vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    const isSenderPresent = noteTyping();
    await typeInAnotherTab();
    expect(isSenderPresent()).toBe(hasFocus);
  });
});
