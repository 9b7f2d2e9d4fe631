import { Fragment, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { DraftBar } from './draft-bar.tsx';
import { dropDraft, findDraft } from './kept-drafts.ts';
import type { OpenDraft } from './use-keep-typed.ts';

interface Props<S extends z.ZodType> {
  /** The form and its record, such as `examination:new`. */
  place: string;
  schema: S;
  /** The record as it is stored now; '' for a new one. */
  record: string;
  children: (typed: z.output<S> | null, draft: OpenDraft) => ReactNode;
}

interface Round<T> {
  number: number;
  typed: T | null;
  draft: OpenDraft;
}

/**
 * A form that begins with what was typed into it before and not saved, and says so. Discarding begins it again with what is
 * stored; until something else is typed that can be taken back.
 */
export function WithDraft<S extends z.ZodType>({ place, schema, record, children }: Props<S>) {
  const [found] = useState(() => soundDraft(place, schema));
  const [bar, setBar] = useState<'kept' | 'discarded' | 'none'>(found ? 'kept' : 'none');
  const [round, setRound] = useState<Round<z.output<S>>>(() => ({
    number: 0,
    typed: found ? found.typed : null,
    draft: opened(),
  }));

  function opened(): OpenDraft {
    return {
      place,
      isOpen: true,
      saved: () => setBar('none'),
      changed: (isUnsaved) => setBar((before) => (isUnsaved === (before === 'discarded') ? 'none' : before)),
    };
  }

  function beginAgain(typed: z.output<S> | null) {
    round.draft.isOpen = false;
    setRound({ number: round.number + 1, typed, draft: opened() });
  }

  return (
    <>
      {found && bar !== 'none' && (
        <DraftBar
          isDiscarded={bar === 'discarded'}
          isOutdated={record !== '' && found.record !== record}
          files={found.files}
          onDiscard={() => {
            beginAgain(null);
            dropDraft(place);
            setBar('discarded');
          }}
          onPutBack={() => {
            beginAgain(found.typed);
            setBar('kept');
          }}
        />
      )}
      <Fragment key={round.number}>{children(round.typed, round.draft)}</Fragment>
    </>
  );
}

/** One of an older form that does not fit is dropped. */
function soundDraft<S extends z.ZodType>(place: string, schema: S) {
  const found = findDraft(place);
  const typed = found && schema.safeParse(found.typed).data;
  if (found && typed === undefined) dropDraft(place);
  return found && typed !== undefined ? { ...found, typed } : null;
}
