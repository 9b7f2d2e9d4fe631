import { isBlankContent } from '../../content/content-text.ts';
import type { RevisionItem, RevisionStimulus } from '../../platform/db/json-columns.ts';
import type { FoundProblem } from './publish-problems.ts';

const isBlank = ({ content, bank_asset }: RevisionStimulus) =>
  isBlankContent(content) && Object.values(bank_asset).flat().length === 0;

/** Whether the question has no stimulus, or one with content. */
export function hasItsStimulus(
  { stimulus_id }: Pick<RevisionItem, 'stimulus_id'>,
  stimuli: RevisionStimulus[],
): boolean {
  const stimulus = stimuli.find(({ id }) => id === stimulus_id);
  return !stimulus || !isBlank(stimulus);
}

/** Returns a problem for each stimulus without content that questions use, at the first of these. */
export function findStimulusProblems(
  items: (RevisionItem & { bank_section: string })[],
  stimuli: RevisionStimulus[],
): FoundProblem[] {
  return stimuli.filter(isBlank).flatMap((stimulus): FoundProblem[] => {
    const first = items.find(({ stimulus_id }) => stimulus_id === stimulus.id);
    if (!first) return [];
    return [{ code: 'no_stimulus_content', bank_id: first.id, bank_section: first.bank_section }];
  });
}
