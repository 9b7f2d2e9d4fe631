import type { OptionType } from '@lulus/contract';

/** An option of a question in the form, a column of its table, or a right side of its matching. */
export interface OptionDraft {
  /** Stays the same when other options are added or removed. */
  id: number;
  /** Its number on the server if it keeps it. Null for a new one, and for types that number options by position. */
  number: string | null;
  text: string;
  /** Its rich text, if options are of that type. */
  html: string;
  /** New image that is not sent yet. */
  file: File | null;
  /** Path of its image on the server. */
  current: string | null;
  isRight: boolean;
  /** Points for the rule `option_points`, as typed. */
  points: string;
  /** Whether it keeps its place when the others are shuffled. */
  isPinned: boolean;
}

export type OptionEdit =
  | { type: 'typed'; id: number; fields: Partial<Pick<OptionDraft, 'text' | 'html' | 'points' | 'isPinned'>> }
  | { type: 'file_chosen'; id: number; file: File | null }
  | { type: 'answer_toggled'; id: number }
  | { type: 'added' }
  | { type: 'removed'; id: number }
  | { type: 'arranged'; options: readonly OptionDraft[] };

export function emptyOption(id: number): OptionDraft {
  return {
    id,
    number: null,
    text: '',
    html: '',
    file: null,
    current: null,
    isRight: false,
    points: '',
    isPinned: false,
  };
}

/** Returns an id that the list does not have. */
export const nextId = (list: readonly { id: number }[]): number =>
  Math.max(-1, ...list.map(({ id }) => id)) + 1;

export function editOptions(options: readonly OptionDraft[], edit: OptionEdit): readonly OptionDraft[] {
  const change = (id: number, changed: (option: OptionDraft) => Partial<OptionDraft>) =>
    options.map((option) => (option.id === id ? { ...option, ...changed(option) } : option));
  switch (edit.type) {
    case 'typed':
      return change(edit.id, () => edit.fields);
    case 'file_chosen':
      return change(edit.id, () => ({ file: edit.file }));
    case 'answer_toggled':
      return change(edit.id, ({ isRight }) => ({ isRight: !isRight }));
    case 'added':
      return [...options, emptyOption(nextId(options))];
    case 'removed':
      return options.filter(({ id }) => id !== edit.id);
    case 'arranged':
      return edit.options;
  }
}

const isBlank = (content: string) => content.trim() === '' || content === '<p></p>';

/** Whether an option has a content of this type. */
export const isFilled = (option: OptionDraft, type: OptionType): boolean =>
  type === 'file' ? (option.file ?? option.current) !== null : !isBlank(option[type]);

/** Numbers by id. */
export type Numbers = ReadonlyMap<number, string>;

/** Returns the positions as numbers, from 1. */
export const numbersByPosition = (list: readonly { id: number }[]): Numbers =>
  new Map(list.map(({ id }, index) => [id, String(index + 1)]));

/** Returns the text or rich text of all that are not empty, by number. */
export function textsByNumber(
  list: readonly { id: number; text: string; html: string }[],
  type: 'text' | 'html',
  numbers: Numbers = numbersByPosition(list),
): Record<string, string> {
  return Object.fromEntries(
    list.flatMap(({ id, [type]: content }) => {
      const number = numbers.get(id);
      return number === undefined || isBlank(content) ? [] : [[number, content]];
    }),
  );
}

/** Returns plain text as rich text. */
export function htmlOf(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.outerHTML.replaceAll('\n', '<br>');
}

/** Returns the list as rich text. Texts that were never formatted begin as they are. */
export const formatted = <T extends { text: string; html: string }>(list: readonly T[]): T[] =>
  list.map((one) => (one.html === '' && one.text !== '' ? { ...one, html: htmlOf(one.text) } : one));
