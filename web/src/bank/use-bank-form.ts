import { insertBankItem } from '@lulus/contract';
import { useReducer, useState } from 'react';
import { ApiError } from '../api/client.ts';
import { knownMessage } from '../i18n/known-message.ts';
import { useUnsavedWork } from '../session/unsaved-work.ts';
import { showError } from '../ui/toasts.tsx';
import type { Upload } from './bank.api.ts';
import { type BankDraft, type DraftAction, reduceDraft } from './bank-draft.ts';
import { draftFiles, insertBody } from './bank-form-data.ts';
import { typedDraft, withTyped } from './typed-draft.ts';

/** What sends a draft; it throws what the server says. */
export type SaveDraft = (draft: BankDraft, upload: Upload) => Promise<void>;

export interface BankForm {
  draft: BankDraft;
  /** What the editor begins with. */
  initialQuestion: string;
  change: (action: DraftAction) => void;
  isUnsaved: boolean;
  /** The share of the upload while it is saving, from 0 to 1. */
  saving: number | null;
  /** How often a save was refused: each time the first fault is shown. */
  refusals: number;
  errorOf: (field: string) => string | undefined;
  save: () => Promise<void>;
}

/** A question being written, in a `place` that a session which ends leads back to. A save that fails leaves it as it is, with every sentence at its field. */
export function useBankForm(initial: BankDraft, examId: string, send: SaveDraft, place: string): BankForm {
  const work = (): unknown => (draft === saved ? null : draft);
  const typed = useUnsavedWork(place, typedDraft, work);
  const [draft, change] = useReducer(reduceDraft, initial, (first) => withTyped(first, typed));
  const [saved, setSaved] = useState(initial);
  const [saving, setSaving] = useState<number | null>(null);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [refusals, setRefusals] = useState(0);

  async function save() {
    setSaving(0);
    setErrors({});
    try {
      refuseUnsound(examId, draft);
      await send(draft, { files: draftFiles(draft), onUpload: setSaving });
      setSaved(draft);
    } catch (error) {
      showError(error);
      setErrors((error instanceof ApiError && error.fields) || {});
      setRefusals((count) => count + 1);
    }
    setSaving(null);
  }

  return {
    draft,
    initialQuestion: typed?.bank_question ?? initial.bank_question,
    change,
    isUnsaved: draft !== saved,
    saving,
    refusals,
    errorOf: (field) => errors[field]?.map(knownMessage).join(' '),
    save,
  };
}

/** What the contract refuses is said before anything is uploaded. */
function refuseUnsound(examId: string, draft: BankDraft) {
  const checked = insertBankItem.body.safeParse(insertBody(examId, draft));
  if (checked.success) return;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? 'bank_question');
    fields[field] = [...(fields[field] ?? []), message];
  }
  throw new ApiError(422, 'validation_failed', fields);
}
