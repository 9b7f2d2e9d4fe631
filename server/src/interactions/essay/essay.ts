import { type EssayKey, MAX_ESSAY_LENGTH } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { type InteractionType, Misfit } from '../interaction-type.ts';
import { NOTHING } from '../points.ts';

/** Characters of an essay in texts of one line. */
const SHOWN_CHARACTERS = 200;

/** A text is written, and a person marks it (`grading/marking/`). */
export const essay: InteractionType<EssayKey, string> = {
  hasOptions: false,
  optionOrder: 'kept',
  readResponse(given) {
    if (typeof given !== 'string') throw new Misfit(problem('response_misfit'));
    if (given.length > MAX_ESSAY_LENGTH) throw new Misfit(problem('too_long', { max: MAX_ESSAY_LENGTH }));
    return given;
  },
  shareOf: () => NOTHING,
  readKey: (key) => key,
  isComplete: () => true,
  describe: (_, response) => [...response.slice(0, 2 * SHOWN_CHARACTERS)].slice(0, SHOWN_CHARACTERS).join(''),
};
