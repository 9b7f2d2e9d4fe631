import { type DecimalSign, insertBankItem } from '@lulus/contract';
import { parseFieldMessage } from '@lulus/contract/messages';
import { useReducer, useState } from 'react';
import { ApiError } from '../../platform/api/client.ts';
import { type OpenDraft, useKeepTyped } from '../../platform/drafts/use-keep-typed.ts';
import { messageText } from '../../platform/i18n/message-text.ts';
import { fieldMessages } from '../../platform/ui/feedback/error-messages.ts';
import { hideFailures, showError } from '../../platform/ui/feedback/toasts.tsx';
import type { InsertBody, Upload } from '../bank.api.ts';
import { type BankDraft, type DraftAction, reduceDraft } from './bank-draft.ts';
import { draftFiles, insertBody } from './bank-form-data.ts';
import { type TypedDraft, typedDraft, withTyped } from './typed-draft.ts';

/** Sends a draft and returns the saved data. Throws the server's errors. */
export type SendDraft<T> = (draft: BankDraft, upload: Upload) => Promise<T>;

export interface BankForm {
  draft: BankDraft;
  /** Initial HTML of the editor. */
  initialQuestion: string;
  change: (action: DraftAction) => void;
  isUnsaved: boolean;
  /** Progress of the upload from 0 to 1; null while nothing is saved. */
  saving: number | null;
  /** Number of rejected saves. After each, the form focuses the first invalid field. */
  refusals: number;
  errorOf: (field: string) => string | undefined;
  save: () => Promise<void>;
}

interface Options<T> {
  initial: BankDraft;
  examId: string;
  decimalSign: DecimalSign;
  /** Unsaved text that the device has stored. */
  typed: TypedDraft | null;
  kept: OpenDraft;
  record: string;
  send: SendDraft<T>;
  onSaved: (saved: T, draft: BankDraft) => void;
}

/** State of the question form. A failed save keeps the draft, and shows each error at its field. */
export function useBankForm<T>({
  initial,
  examId,
  decimalSign,
  typed,
  kept,
  record,
  send,
  onSaved,
}: Options<T>): BankForm {
  const [draft, change] = useReducer(reduceDraft, initial, (first) => withTyped(first, typed));
  const [saved, setSaved] = useState(initial);
  const [saving, setSaving] = useState<number | null>(null);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [refusals, setRefusals] = useState(0);
  const drop = useKeepTyped(kept, record, () =>
    draft === saved
      ? null
      : { typed: typedDraft.parse(draft), files: draftFiles(draft).map(({ file }) => file.name) },
  );

  async function save() {
    setSaving(0);
    setErrors({});
    try {
      validateDraft(insertBody(examId, draft, decimalSign));
      const answer = await send(draft, { files: draftFiles(draft), onUpload: setSaving });
      drop();
      hideFailures();
      setSaved(draft);
      onSaved(answer, draft);
    } catch (error) {
      showError(error);
      setErrors(fieldMessages(error) ?? {});
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
    errorOf: (field) => errors[field]?.[0],
    save,
  };
}

/** Throws a 422 if the contract rejects the body, before anything is uploaded. */
function validateDraft(body: InsertBody) {
  const checked = insertBankItem.body.safeParse(body);
  if (checked.success) return;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? 'bank_question');
    fields[field] = [...(fields[field] ?? []), messageText(parseFieldMessage(message), message)];
  }
  throw new ApiError(422, 'validation_failed', fields);
}
