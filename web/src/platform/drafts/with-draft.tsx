import { Fragment, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { DraftBar } from './draft-bar.tsx';
import { dropDraft, findDraft } from './kept-drafts.ts';
import type { OpenDraft } from './use-keep-typed.ts';

interface Props<S extends z.ZodType> {
  /** Key of the draft: the form and its record, such as `examination:new`. */
  place: string;
  schema: S;
  /** The record as it is saved now; '' for a new record. */
  record: string;
  children: (typed: z.output<S> | null, draft: OpenDraft) => ReactNode;
}

interface Round<T> {
  number: number;
  typed: T | null;
  draft: OpenDraft;
}

/**
 * Renders a form with its draft, if there is one, and a bar that announces it. Discarding resets the form to the saved
 * record. It can be undone until the person types something else.
 */
export function WithDraft<S extends z.ZodType>({ place, schema, record, children }: Props<S>) {
  const [found] = useState(() => readDraft(place, schema));
  const [bar, setBar] = useState<'kept' | 'discarded' | 'none'>(found ? 'kept' : 'none');
  const [round, setRound] = useState<Round<z.output<S>>>(() => ({
    number: 0,
    typed: found ? found.typed : null,
    draft: openDraft(),
  }));

  function openDraft(): OpenDraft {
    return {
      place,
      isOpen: true,
      saved: () => setBar('none'),
      changed: (isUnsaved) => setBar((before) => (isUnsaved === (before === 'discarded') ? 'none' : before)),
    };
  }

  function resetForm(typed: z.output<S> | null) {
    round.draft.isOpen = false;
    setRound({ number: round.number + 1, typed, draft: openDraft() });
  }

  return (
    <>
      {found && bar !== 'none' && (
        <DraftBar
          isDiscarded={bar === 'discarded'}
          isOutdated={record !== '' && found.record !== record}
          files={found.files}
          onDiscard={() => {
            resetForm(null);
            dropDraft(place);
            setBar('discarded');
          }}
          onPutBack={() => {
            resetForm(found.typed);
            setBar('kept');
          }}
        />
      )}
      <Fragment key={round.number}>{children(round.typed, round.draft)}</Fragment>
    </>
  );
}

/**
 * Returns the draft of the form. Removes a draft that does not match the schema, such as that of an older version.
 */
function readDraft<S extends z.ZodType>(place: string, schema: S) {
  const found = findDraft(place);
  const typed = found && schema.safeParse(found.typed).data;
  if (found && typed === undefined) dropDraft(place);
  return found && typed !== undefined ? { ...found, typed } : null;
}
