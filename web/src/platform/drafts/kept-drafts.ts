/**
 * Drafts: unsaved content of long forms in local storage, by the form's place. They belong to the person who typed
 * them. A draft survives a reload, a crash of the browser and an expired session. A logout removes all drafts.
 */

import * as v from 'valibot';
import { storedJson } from '../device-store/storage.ts';
import { personHere } from '../session/session.ts';

/** The oldest draft is removed when there are more. */
const MAX_DRAFTS = 20;

interface Draft {
  /** The record as it was when the form was opened; '' for a new record. */
  record: string;
  typed: unknown;
  /** Names of chosen files. The files themselves are not stored. */
  files: string[];
}

const storedDrafts = storedJson(
  'drafts',
  v.object({
    owner: v.string(),
    drafts: v.record(
      v.string(),
      v.object({ kept_at: v.number(), record: v.string(), typed: v.unknown(), files: v.array(v.string()) }),
    ),
  }),
);

function draftsOf(owner: string) {
  const found = storedDrafts.read();
  return found?.owner === owner ? found.drafts : {};
}

export function findDraft(place: string): Draft | undefined {
  const owner = personHere();
  return owner === undefined ? undefined : draftsOf(owner)[place];
}

/** Stores a draft, unless its owner has logged out meanwhile in this or another tab. */
export function storeDraft(owner: string | undefined, place: string, draft: Draft) {
  if (owner === undefined || owner !== personHere()) return;
  const all = { ...draftsOf(owner), [place]: { ...draft, kept_at: Date.now() } };
  const newest = Object.entries(all)
    .sort(([, one], [, other]) => other.kept_at - one.kept_at)
    .slice(0, MAX_DRAFTS);
  storedDrafts.write({ owner, drafts: Object.fromEntries(newest) });
}

export function dropDraft(place: string) {
  const owner = personHere();
  if (owner === undefined) return;
  const { [place]: _, ...others } = draftsOf(owner);
  if (Object.keys(others).length > 0) storedDrafts.write({ owner, drafts: others });
  else storedDrafts.remove();
}
