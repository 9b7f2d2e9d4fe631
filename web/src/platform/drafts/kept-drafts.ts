/**
 * Drafts: unsaved content of long forms in local storage, by the form's place. They belong to the person who typed
 * them. A draft survives a reload, a crash of the browser and an expired session. A logout removes all drafts.
 */

import { anything, listOf, number, objectOf, recordOf, text } from '../device-store/shape.ts';
import { storedJson } from '../device-store/storage.ts';
import { personHere } from '../session/session.ts';
import { type DraftOwner, draftOwner, isSealOf, sealOf } from './draft-seal.ts';

/** The oldest draft is removed when there are more. */
const MAX_DRAFTS = 20;

interface Draft {
  /** The record as it was when the form was opened; '' for a new record. */
  record: string;
  typed: unknown;
  /** Names of chosen files. The files themselves are not stored. */
  files: string[];
}

interface KeptDraft extends Draft {
  kept_at: number;
  seal: string;
}

const storedDrafts = storedJson(
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
  const found = storedDrafts.read();
  return found?.owner === owner ? found.drafts : {};
}

const contentOf = (place: string, { record, typed, files }: Draft) => [place, record, typed, files];

export function findDraft(place: string): KeptDraft | undefined {
  const owner = draftOwner();
  const draft = owner && draftsOf(owner.id)[place];
  return draft && isSealOf(draft.seal, owner, contentOf(place, draft)) ? draft : undefined;
}

/** Stores a draft, unless its owner has logged out meanwhile in this or another tab. */
export function storeDraft(owner: DraftOwner | undefined, place: string, draft: Draft) {
  if (owner === undefined || owner.id !== personHere()) return;
  const sealed = { ...draft, kept_at: Date.now(), seal: sealOf(owner, contentOf(place, draft)) };
  const all = { ...draftsOf(owner.id), [place]: sealed };
  const newest = Object.entries(all)
    .sort(([, one], [, other]) => other.kept_at - one.kept_at)
    .slice(0, MAX_DRAFTS);
  storedDrafts.write({ owner: owner.id, drafts: Object.fromEntries(newest) });
}

export function dropDraft(place: string) {
  const owner = personHere();
  if (owner === undefined) return;
  const { [place]: _, ...others } = draftsOf(owner);
  if (Object.keys(others).length > 0) storedDrafts.write({ owner, drafts: others });
  else storedDrafts.remove();
}
