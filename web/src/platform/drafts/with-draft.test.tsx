import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { endSession, startSession } from '../session/session.ts';
import { type OpenDraft, useKeepTyped } from './use-keep-typed.ts';
import { WithDraft } from './with-draft.tsx';

const OTHER = '01a1fbd7-63b8-7644-8d79-00000000000f';
const anyName = z.object({ name: z.string() });

function Field({
  stored,
  typed,
  draft,
  record,
}: {
  stored: string;
  typed: string | null;
  draft: OpenDraft;
  record: string;
}) {
  const [name, setName] = useState(typed ?? stored);
  const [saved, setSaved] = useState(stored);
  const drop = useKeepTyped(draft, record, () =>
    name === saved ? null : { typed: { name }, files: name.includes('file') ? ['map.png'] : [] },
  );
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button
        type="button"
        onClick={() => {
          drop();
          setSaved(name);
        }}
      >
        Save
      </button>
    </>
  );
}

/** Opens the form of a record whose saved name is `stored`; '' for a new record. */
function open(stored = '', place = 'record:1', schema = anyName) {
  const { unmount } = renderScreen(
    <WithDraft place={place} schema={schema} record={stored}>
      {(typed, draft) => <Field stored={stored} typed={typed?.name ?? null} draft={draft} record={stored} />}
    </WithDraft>,
  );
  return { leave: unmount };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const bar = () => screen.queryByText(/^We kept what you had typed/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Types a value and leaves without saving. */
function leaveTyped(value: string, stored = '') {
  const { leave } = open(stored);
  type(value);
  leave();
}

beforeEach(() => {
  startSession(aToken({ role: 'admin' }));
});
afterEach(() => {
  vi.useRealTimers();
  endSession('logout');
});

describe('unsaved content', () => {
  test('is restored, with a notice', () => {
    leaveTyped('Try-out');
    open();
    expect(field().value).toBe('Try-out');
    expect(bar()).toBeTruthy();
  });

  test('is stored while the person types', () => {
    vi.useFakeTimers();
    open();
    type('Try-out');
    vi.advanceTimersByTime(1000);
    expect(localStorage.getItem('drafts')).toContain('Try-out');
  });

  test('is stored when the page is reloaded at once', () => {
    open();
    type('Try-out');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('drafts')).toContain('Try-out');
  });

  test('belongs to its place', () => {
    leaveTyped('Try-out');
    open('', 'record:2');
    expect(field().value).toBe('');
    expect(bar()).toBeNull();
  });

  test('is removed after a save', () => {
    leaveTyped('Try-out');
    const { leave } = open();
    press('Save');
    expect(bar()).toBeNull();
    leave();
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  test('is removed once it equals the saved record again', () => {
    leaveTyped('Try-out', 'Stored');
    const { leave } = open('Stored');
    type('Other');
    fireEvent(window, new Event('pagehide'));
    type('Stored');
    leave();
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  test('survives a session that expires', () => {
    const { leave } = open();
    type('Try-out');
    endSession('expired');
    leave();
    startSession(aToken({ role: 'admin' }));
    open();
    expect(field().value).toBe('Try-out');
  });
});

describe('the draft of another person', () => {
  test('is removed at logout, and an open form does not write it again', () => {
    const { leave } = open();
    type('Try-out');
    fireEvent(window, new Event('pagehide'));
    endSession('logout');
    leave();
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  test('is not written after another person has logged in', () => {
    const { leave } = open();
    type('Try-out');
    startSession(aToken({ role: 'admin', id: OTHER, sub: OTHER }));
    leave();
    open();
    expect(field().value).toBe('');
    expect(localStorage.getItem('drafts')).toBeNull();
  });
});

describe('a draft on the device', () => {
  test.each(['{', '{"owner":1}', '[]'])('that is invalid is removed: %j', (text) => {
    localStorage.setItem('drafts', text);
    open('Stored');
    expect(field().value).toBe('Stored');
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  test('that does not match the form’s schema is removed', () => {
    leaveTyped('Try-out');
    open('', 'record:1', z.object({ name: z.string().max(3) }));
    expect(field().value).toBe('');
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  test('has a notice if its record has changed since, and only then', () => {
    leaveTyped('Try-out', 'Stored');
    const { leave } = open('Stored');
    expect(screen.queryByText(/It was saved differently since then/)).toBeNull();
    leave();
    open('Stored by someone else');
    expect(field().value).toBe('Try-out');
    expect(screen.getByText(/It was saved differently since then/)).toBeTruthy();
  });

  test('lists the files that must be chosen again', () => {
    leaveTyped('with a file');
    open();
    expect(screen.getByText(/Please choose the file again: map\.png\./)).toBeTruthy();
  });

  test('is removed when there are more than twenty, the oldest first', () => {
    vi.useFakeTimers();
    for (let at = 0; at <= 20; at++) {
      const { leave } = open('', `record:${at}`);
      type(`Name ${at}`);
      leave();
      vi.advanceTimersByTime(10);
    }
    const names = Object.keys(JSON.parse(localStorage.getItem('drafts') ?? '').drafts);
    expect(names).toHaveLength(20);
    expect(names).not.toContain('record:0');
  });
});

describe('discarding', () => {
  test('restores the saved record and removes the draft', () => {
    leaveTyped('Try-out', 'Stored');
    open('Stored');
    press('Discard');
    expect(field().value).toBe('Stored');
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  test('can be undone until the person types something else', async () => {
    leaveTyped('Try-out', 'Stored');
    open('Stored');
    press('Discard');
    press('Put it back');
    expect(field().value).toBe('Try-out');
    press('Discard');
    type('Other');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull());
    expect(field().value).toBe('Other');
  });
});
