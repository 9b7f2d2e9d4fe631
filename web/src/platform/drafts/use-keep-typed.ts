import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOwner } from './draft-seal.ts';
import { dropDraft, keepDraft } from './kept-drafts.ts';

/** What was typed since goes with a power cut. */
const WRITE_MS = 1000;

/** Where a form keeps what is typed into it; the same object as long as the form stays. */
export interface OpenDraft {
  place: string;
  /** Not any more once the draft was discarded. */
  isOpen: boolean;
  /** Told whether the form holds something that is not saved. */
  changed: (isUnsaved: boolean) => void;
  saved: () => void;
}

export interface Typed {
  typed: unknown;
  /** The names of chosen files. */
  files: string[];
}

/**
 * Keeps what a form holds: `typed` answers it, null where that is what is saved. Returns what to call once it is saved.
 */
export function useKeepTyped(draft: OpenDraft, record: string, typed: () => Typed | null) {
  const [owner] = useState(draftOwner);
  const latest = useRef({ record, typed });
  latest.current = { record, typed };
  const written = useRef<string>(undefined);

  useEffect(() => {
    function write() {
      const now = latest.current.typed();
      const text = JSON.stringify(now);
      // Nothing was typed yet: what was found may still be on its way into the form.
      const isUntouched = now === null && written.current === undefined;
      if (!draft.isOpen || isUntouched || text === written.current) return;
      written.current = text;
      if (now) keepDraft(owner, draft.place, { ...now, record: latest.current.record });
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
    // What is saved is not kept once more by a form that goes.
    written.current = JSON.stringify(latest.current.typed());
    dropDraft(draft.place);
    draft.saved();
  }, [draft]);
}
