/**
 * Unsaved content of long forms, kept on the device for the one person who typed it, by the form's place. It outlives a
 * reload, a browser that crashes and a session that expires. A logout drops it.
 */

import { anything, listOf, number, objectOf, recordOf, text } from '../device-store/shape.ts';
import { storedJson } from '../device-store/storage.ts';
import { personHere } from '../session/session.ts';
import { type DraftOwner, draftOwner, isSealOf, sealOf } from './draft-seal.ts';

/** The oldest go when there are more. */
const MAX_DRAFTS = 20;

interface Draft {
  /** The record as it was when the form was opened; '' for a new one. */
  record: string;
  typed: unknown;
  /** The names of files that were chosen: files themselves are not kept. */
  files: string[];
}

interface KeptDraft extends Draft {
  kept_at: number;
  seal: string;
}

const kept = storedJson(
  'drafts',
  objectOf<{ owner: string; drafts: Record<string, KeptDraft> }>({
    owner: text,
    drafts: recordOf(
      objectOf<KeptDraft>({
        kept_at: number,
        record: text,
        typed: anything,
        files: listOf(text),
        seal: text,
      }),
    ),
  }),
);

function draftsOf(owner: string): Record<string, KeptDraft> {
  const found = kept.read();
  return found?.owner === owner ? found.drafts : {};
}

const contentOf = (place: string, { record, typed, files }: Draft) => [place, record, typed, files];

export function findDraft(place: string): KeptDraft | undefined {
  const owner = draftOwner();
  const draft = owner && draftsOf(owner.id)[place];
  return draft && isSealOf(draft.seal, owner, contentOf(place, draft)) ? draft : undefined;
}

/** Keeps nothing for someone who has logged out meanwhile, in this tab or another. */
export function keepDraft(owner: DraftOwner | undefined, place: string, draft: Draft) {
  if (owner === undefined || owner.id !== personHere()) return;
  const sealed = { ...draft, kept_at: Date.now(), seal: sealOf(owner, contentOf(place, draft)) };
  const all = { ...draftsOf(owner.id), [place]: sealed };
  const newest = Object.entries(all)
    .sort(([, one], [, other]) => other.kept_at - one.kept_at)
    .slice(0, MAX_DRAFTS);
  kept.write({ owner: owner.id, drafts: Object.fromEntries(newest) });
}

export function dropDraft(place: string) {
  const owner = personHere();
  if (owner === undefined) return;
  const { [place]: _, ...others } = draftsOf(owner);
  if (Object.keys(others).length > 0) kept.write({ owner, drafts: others });
  else kept.remove();
}
