/** An option of a question in the form. Its number is its position, from 1. */
export interface OptionDraft {
  /** Stays the same when other options are added or removed. */
  id: number;
  text: string;
  /** New image that is not sent yet. */
  file: File | null;
  /** Path of its image on the server. */
  current: string | null;
  isRight: boolean;
}

export type OptionEdit =
  | { type: 'typed'; id: number; text: string }
  | { type: 'file_chosen'; id: number; file: File | null }
  | { type: 'answer_toggled'; id: number }
  | { type: 'added' }
  | { type: 'removed'; id: number };

export function emptyOption(id: number): OptionDraft {
  return { id, text: '', file: null, current: null, isRight: false };
}

export function editOptions(options: readonly OptionDraft[], edit: OptionEdit): readonly OptionDraft[] {
  const change = (id: number, changed: (option: OptionDraft) => Partial<OptionDraft>) =>
    options.map((option) => (option.id === id ? { ...option, ...changed(option) } : option));
  switch (edit.type) {
    case 'typed':
      return change(edit.id, () => ({ text: edit.text }));
    case 'file_chosen':
      return change(edit.id, () => ({ file: edit.file }));
    case 'answer_toggled':
      return change(edit.id, ({ isRight }) => ({ isRight: !isRight }));
    case 'added':
      return [...options, emptyOption(Math.max(-1, ...options.map(({ id }) => id)) + 1)];
    case 'removed':
      return options.filter(({ id }) => id !== edit.id);
  }
}
