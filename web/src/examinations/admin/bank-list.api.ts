import {
  type BankAsset,
  type BankItem,
  CHOICE_DEFAULTS,
  DEFAULT_PLAY_LIMIT,
  listBankItems,
} from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../platform/api/client.ts';
import { uuid } from '../../platform/device-store/parse-value.ts';
import { storedJson } from '../../platform/device-store/storage.ts';
import { isImagePath } from '../../platform/ui/content/asset-url.ts';

/** Questions of the last listed bank, as the device stores them: without answer keys. */
export const storedBank = storedJson(
  'bank',
  v.array(
    v.object({
      id: uuid,
      examination_id: uuid,
      bank_question: v.string(),
      bank_type: v.picklist(['text', 'image', 'video', 'audio']),
      bank_question_weight: v.number(),
      bank_section: v.string(),
    }),
  ),
);

/** The questions of an examination in its order. */
export const bankQuery = (examId: string) =>
  queryOptions({
    queryKey: ['bank', examId],
    queryFn: async ({ signal }): Promise<BankItem[]> => {
      const items = await call(listBankItems, { params: { examId }, signal });
      const entries = items.map((item) => ({ ...withDefaults(item), examination_id: examId }));
      storedBank.write(entries.map(storedEntry));
      return entries;
    },
    meta: { failure: 'Bank list fetch' },
    refetchOnMount: 'always',
  });

const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };
const DEFAULTS = {
  ...CHOICE_DEFAULTS,
  bank_option: {},
  bank_answer: [],
  play_limit: DEFAULT_PLAY_LIMIT,
  hint: null,
  tags: [],
  origin_id: null,
};

/** Returns the item with defaults for fields that the specification lacks. Options with image paths are files. */
export function withDefaults(item: BankItem): BankItem {
  const known: BankItem = Object.assign({}, DEFAULTS, item);
  const { bank_option, bank_answer, bank_key = bank_answer.map(String) } = known;
  const { option_type = Object.values(bank_option).some(isImagePath) ? 'file' : 'text' } = known;
  return { ...known, option_type, bank_key, bank_asset: { ...NO_ASSETS, ...known.bank_asset } };
}

function storedEntry(item: BankItem) {
  const { id, examination_id, bank_question, bank_type, bank_question_weight, bank_section } = item;
  return { id, examination_id, bank_question, bank_type, bank_question_weight, bank_section };
}
