/** An option of a question in the form, or a column of its table. Its number is its position, from 1. */
export interface OptionDraft {
  /** Stays the same when other options are added or removed. */
  id: number;
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
  | { type: 'removed'; id: number };

export function emptyOption(id: number): OptionDraft {
  return { id, text: '', html: '', file: null, current: null, isRight: false, points: '', isPinned: false };
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
  }
}

/** Returns the text or rich text of all that are not empty, by number. */
export function textsByNumber(
  list: readonly { text: string; html: string }[],
  type: 'text' | 'html',
): Record<string, string> {
  return Object.fromEntries(
    list.flatMap(({ [type]: content }, index) =>
      content.trim() === '' || content === '<p></p>' ? [] : [[String(index + 1), content]],
    ),
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
