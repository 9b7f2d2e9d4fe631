/** Lines about the questions of a file, for commands. */
import type { CatalogueLanguage } from '@lulus/contract';
import { type Problem, render } from '@lulus/contract/messages';
import type { FittedFile } from '../fitted.ts';
import type { CheckedFile } from './checker.ts';

export const refusedLines = (refused: FittedFile['refused'], language: CatalogueLanguage): string[] =>
  refused.map(({ ref, problem }) => `  refused, ${lineOf(ref, problem, language)}`);

export const warningLines = (items: CheckedFile['items'], language: CatalogueLanguage): string[] =>
  items.flatMap(({ ref, warnings }) =>
    warnings.map((warning) => `  warning, ${lineOf(ref, warning, language)}`),
  );

export const noteLines = (notes: Problem[], language: CatalogueLanguage): string[] =>
  notes.map((note) => `  note: ${render(note, language)} [${note.code}]`);

const lineOf = (ref: Problem, problem: Problem, language: CatalogueLanguage) =>
  `${render(ref, language)}: ${render(problem, language)} [${problem.code}]`;

export const countWarnings = (items: Pick<CheckedFile['items'][number], 'warnings'>[]): number =>
  items.reduce((sum, { warnings }) => sum + warnings.length, 0);
