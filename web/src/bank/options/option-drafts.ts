/** The options of a question while they are written. Their numbers are their places, from 1. */
export interface OptionDraft {
  /** Stays the same while options around it come and go. */
  id: number;
  text: string;
  /** A new image, chosen but not sent yet. */
  file: File | null;
  /** The path of the image it has on the server. */
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
