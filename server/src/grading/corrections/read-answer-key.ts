import type { DeliveredQuestion } from '@lulus/contract';
import { linkContent } from '../../content/link-content.ts';
import type { ExaminationsContext } from '../../examinations/context.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import type { AssetLinks } from '../../platform/files/asset-links.ts';
import { findItem } from '../../questions/bank-items.queries.ts';
import { linkOption, linkRows } from '../../questions/link-files.ts';
import { presentKey, type QuestionInRevision } from './compose-correction.ts';
import { findLastCorrection } from './corrections.queries.ts';
import { getRevisionsWith, type Place } from './plan-correction.ts';

/** Options by number, each with its different contents, the newest first. */
function presentOptions(items: RevisionItem[], links: AssetLinks): DeliveredQuestion['options'] {
  const numbers = [...new Set(items.flatMap((item) => Object.keys(item.bank_option)))];
  return numbers
    .sort((a, b) => Number(a) - Number(b))
    .map((option) => {
      const having = items.filter((item) => item.bank_option[option]);
      const different = new Map(
        having.map((item) => [`${item.option_type} ${item.bank_option[option]}`, item]),
      );
      return {
        option,
        contents: [...different.values()].map((item) => ({
          option_type: item.option_type,
          content: linkOption(item, option, links),
        })),
      };
    });
}

/** Returns the question as students were given it, with its current answer key. */
export async function readAnswerKey(
  context: Pick<ExaminationsContext, 'db' | 'assetLinks' | 'revisions'>,
  place: Place,
): Promise<DeliveredQuestion> {
  const { db, assetLinks } = context;
  const occurrences = await getRevisionsWith(db, context, place);
  const items = occurrences.map(({ item }) => item);
  const [{ revision, item: newest }] = occurrences as [QuestionInRevision];
  const revisionIds = occurrences.map(({ revision }) => revision.id);
  const correctedAt = await findLastCorrection(db, revisionIds, place.question_id);
  const inBank = await findItem(db, place.question_id);
  return {
    id: newest.id,
    bank_question: linkContent(newest.bank_question, assetLinks),
    interaction: newest.interaction,
    scoring_rule: newest.scoring_rule,
    bank_rows: linkRows(newest, assetLinks),
    rows_type: newest.rows_type,
    bank_gaps: newest.bank_gaps,
    unit: newest.unit,
    decimal_sign: revision.decimal_sign,
    hint_type: newest.hint_type,
    options: presentOptions(items, assetLinks),
    key: presentKey(newest),
    corrected_at: correctedAt?.toISOString() ?? null,
    bank_key: inBank ? presentKey(inBank) : null,
  };
}
