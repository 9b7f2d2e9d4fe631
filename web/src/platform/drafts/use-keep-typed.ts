import { useCallback, useEffect, useRef, useState } from 'react';
import { personHere } from '../session/session.ts';
import { dropDraft, storeDraft } from './kept-drafts.ts';

/** Interval between writes. A crash loses at most this much typing. */
const WRITE_MS = 1000;

/** The draft of an open form. The object stays the same until the form is reset. */
export interface OpenDraft {
  place: string;
  /** False once the form was reset, so that it writes nothing more. */
  isOpen: boolean;
  /** Called after each write or removal of the draft, with whether the form has unsaved content. */
  changed: (isUnsaved: boolean) => void;
  saved: () => void;
}

export interface Typed {
  typed: unknown;
  /** Names of chosen files. */
  files: string[];
}

/**
 * Writes a form's unsaved content to its draft, every second and when the page closes. `typed` returns the content, or
 * null if all is saved. Returns a function that the form calls after a save, which removes the draft.
 */
export function useKeepTyped(draft: OpenDraft, record: string, typed: () => Typed | null) {
  const [owner] = useState(personHere);
  const latest = useRef({ record, typed });
  latest.current = { record, typed };
  const written = useRef<string>(undefined);

  useEffect(() => {
    function write() {
      const now = latest.current.typed();
      const text = JSON.stringify(now);
      // Nothing was typed yet. A found draft may not be in the form yet, and must not be removed.
      const isUntouched = now === null && written.current === undefined;
      if (!draft.isOpen || isUntouched || text === written.current) return;
      written.current = text;
      if (now) storeDraft(owner, draft.place, { ...now, record: latest.current.record });
      else dropDraft(draft.place);
      draft.changed(now !== null);
    }
    const timer = setInterval(write, WRITE_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [owner, draft]);

  return useCallback(() => {
    // Otherwise unmounting the form would write the saved content as a draft.
    written.current = JSON.stringify(latest.current.typed());
    dropDraft(draft.place);
    draft.saved();
  }, [draft]);
}
