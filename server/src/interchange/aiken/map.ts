import { MAX_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { readAnswerLetters } from '../answer-letters.ts';
import { isGuessed } from '../decode-text.ts';
import type { Imported, ImportedItem, RefusedItem } from '../imported.ts';
import { textToHtml, textToInline } from '../rich-text.ts';
import type { AikenFile, AikenQuestion } from './read.ts';

function findFault({ text, options, answer, answerLine, fault }: AikenQuestion): Problem | undefined {
  if (fault) return fault;
  if (text.length === 0) return problem('question_text_missing');
  if (options.length < 2) return problem('too_few_options');
  if (options.length > MAX_OPTIONS_PER_QUESTION) {
    return problem('option_numbers', { max: MAX_OPTIONS_PER_QUESTION });
  }
  if (options.some((option) => option === '')) return problem('answer_text_missing');
  if (answer && !readAnswerLetters(answer, options)) {
    return problem('answer_no_option', { answer, line: answerLine });
  }
  return undefined;
}

function mapQuestion(question: AikenQuestion, guessed: Set<number>): ImportedItem | RefusedItem {
  const { line, text, options, answer } = question;
  const ref = problem('ref_line', { number: line });
  const fault = findFault(question);
  if (fault) return { ref, refused: fault };
  const key = answer ? readAnswerLetters(answer, options) : null;
  const isHtml = options.some((option) => option.includes('\n'));
  return {
    ref,
    section: '',
    fields: {
      interaction: key && key.length > 1 ? 'choice_multiple' : 'choice',
      bank_question: textToHtml(text.join('\n')),
      option_type: isHtml ? 'html' : 'text',
      bank_option: Object.fromEntries(
        options.map((option, at) => [String(at + 1), isHtml ? textToInline(option) : option]),
      ),
      ...(key && { bank_key: key }),
    },
    warnings: [
      ...(isGuessed(guessed, question) ? [problem('characters_guessed')] : []),
      ...(key ? [] : [problem('no_key_in_file')]),
    ],
  };
}

export const mapAiken = ({ questions, guessed }: AikenFile): Imported => ({
  entries: questions.map((question) => mapQuestion(question, guessed)),
  stimuli: {},
  media: {},
});
