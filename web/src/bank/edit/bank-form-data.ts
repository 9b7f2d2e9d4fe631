/** Converts a draft into the multipart form that Save sends. */
import type { FormFile } from '../../platform/api/request.ts';
import type { InsertBody, UpdateBody } from '../bank.api.ts';
import type { BankDraft } from './bank-draft.ts';

/** Returns the fields that new and edited questions share. */
function commonFields(draft: BankDraft) {
  const { option_type, options } = draft;
  const texts = options.flatMap(({ text }, index) => (text.trim() === '' ? [] : [[String(index + 1), text]]));
  return {
    bank_type: draft.bank_type,
    bank_section: draft.bank_section,
    bank_question: draft.bank_question,
    // Some languages write a decimal comma.
    bank_question_weight: draft.bank_question_weight.replace(',', '.'),
    option_type,
    ...(option_type === 'text' && { bank_option: JSON.stringify(Object.fromEntries(texts)) }),
    bank_answer: JSON.stringify(options.flatMap(({ isRight }, index) => (isRight ? [index + 1] : []))),
    play_limit: draft.play_limit,
    hint: draft.hint,
    tags: JSON.stringify(draft.tags),
  };
}

export function insertBody(examination_id: string, draft: BankDraft): InsertBody {
  const { insertKey } = draft;
  return { examination_id, ...commonFields(draft), ...(insertKey && { insert_key: insertKey }) };
}

export function updateBody(draft: BankDraft): UpdateBody {
  const recent = Object.values(draft.recentAssets).flat();
  const removed = new Set(draft.removedAssets);
  const kept = draft.options.flatMap(({ current, file }, index) =>
    current !== null && file === null ? [[String(index + 1), current]] : [],
  );
  return {
    ...commonFields(draft),
    bank_asset_delete_list: JSON.stringify(recent.filter((path) => removed.has(path))),
    bank_asset_old_list: JSON.stringify(recent.filter((path) => !removed.has(path))),
    ...(draft.option_type === 'file' && {
      bank_current_option_file: JSON.stringify(Object.fromEntries(kept)),
    }),
  };
}

export function draftFiles(draft: BankDraft): FormFile[] {
  const assets = draft.newAssets.map((file) => ({ name: 'bank_asset', file }));
  if (draft.option_type === 'text') return assets;
  const options = draft.options.flatMap(({ file }, index) =>
    file ? [{ name: `bank_option_file[${index + 1}]`, file }] : [],
  );
  return [...assets, ...options];
}
