import { isDeepStrictEqual } from 'node:util';
import type { BankKey, Correction, GradedKey } from '@lulus/contract';
import { keySchemas } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { readRichText } from '../../content/read-rich-text.ts';
import type { Revision } from '../../examinations/publishing/revision.ts';
import { answerNumbers, hasOptionNumbers, readResponse, typeOf } from '../../interactions/index.ts';
import { Misfit } from '../../interactions/interaction-type.ts';
import type { CorrectionPayload, RevisionItem } from '../../platform/db/json-columns.ts';
import { type Fields, validationFailed } from '../../platform/errors.ts';

export interface QuestionInRevision {
  revision: Revision;
  item: RevisionItem;
}

/** How the item is graded now. */
export function payloadOf(item: RevisionItem): CorrectionPayload {
  return {
    bank_key: item.bank_key,
    bank_question_weight: item.bank_question_weight,
    accepted: item.accepted ?? [],
    outcome: item.outcome ?? 'graded',
    hint: item.hint,
  };
}

/** The same for the wire. */
export function presentKey(item: RevisionItem): GradedKey {
  return { ...payloadOf(item), hint: item.hint, bank_answer: answerNumbers(item) };
}

const needs = (field: string) => validationFailed({ [field]: [problem('correction_needs', { field })] });

/** Returns the new key for the item, or the current one if the form has none. Throws 422 if it does not fit. */
function newKey(item: RevisionItem, { bank_key, bank_answer }: Correction): BankKey {
  const sent = hasOptionNumbers(item) ? (bank_key ?? bank_answer?.map(String)) : bank_key;
  if (sent === undefined) return item.bank_key;
  const { data, error } = keySchemas[item.interaction].safeParse(sent);
  if (error) throw validationFailed({ bank_key: [problem('key_unfit')] });
  return data;
}

/** Throws 422 if the key fits the question in none of the revisions. */
function checkKey(occurrences: QuestionInRevision[], wanted: Correction): void {
  const faultsOf = ({ item }: QuestionInRevision): Fields => {
    const faults: Fields = {};
    const key = typeOf(item).readKey(newKey(item, wanted), item, faults);
    if (item.scoring_rule !== 'option_points' && !typeOf(item).isComplete(item, key)) {
      faults.bank_key ??= [problem('no_right_option')];
    }
    return faults;
  };
  const all = occurrences.map(faultsOf);
  if (!all.some((faults) => Object.keys(faults).length === 0)) throw validationFailed(all[0] as Fields);
}

/** Returns the hint as it is stored. Throws 422 for rich text that is not allowed. */
function newHint({ hint_type }: RevisionItem, hint: string | null): string | null {
  if (hint === null || hint_type !== 'html') return hint;
  const faults: Fields = {};
  const stored = readRichText(hint, 'hint', faults);
  if (faults.hint) throw validationFailed(faults);
  return stored;
}

function correctOne(item: RevisionItem, wanted: Correction): CorrectionPayload {
  const current = payloadOf(item);
  switch (wanted.kind) {
    case 'key':
      return {
        ...current,
        bank_key: typeOf(item).readKey(newKey(item, wanted), item, {}),
        bank_question_weight: wanted.bank_question_weight ?? item.bank_question_weight,
        accepted: [],
        outcome: 'graded',
      };
    case 'accept': {
      if (item.interaction === 'essay') throw validationFailed({ response: [problem('accept_essay')] });
      const response = readResponse(item, wanted.response);
      if (response === null) throw needs('response');
      const isKnown = current.accepted.some((one) => isDeepStrictEqual(one, response));
      return isKnown ? current : { ...current, accepted: [...current.accepted, response] };
    }
    case 'everyone':
    case 'removed':
      return { ...current, outcome: wanted.kind };
    case 'hint':
      return { ...current, hint: newHint(item, wanted.hint) };
  }
}

/** Returns how each of the revisions grades the question after the correction. Throws 422 if it fits none of them. */
export function composeCorrection(
  occurrences: QuestionInRevision[],
  wanted: Correction,
): (QuestionInRevision & { payload: CorrectionPayload })[] {
  if (wanted.kind === 'key') checkKey(occurrences, wanted);
  try {
    return occurrences.map((one) => ({ ...one, payload: correctOne(one.item, wanted) }));
  } catch (error) {
    throw error instanceof Misfit ? validationFailed({ response: [error.problem] }) : error;
  }
}
