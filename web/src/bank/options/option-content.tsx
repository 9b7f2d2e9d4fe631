import type { OptionType } from '@lulus/contract';
import { FormattedText } from '../../questions/rich-text/formatted-text.tsx';
import type { OptionDraft, OptionEdit } from './option-drafts.ts';
import { OptionImage } from './option-image.tsx';

interface Props {
  type: OptionType;
  option: OptionDraft;
  number: number;
  /** Such as "Option 1". */
  name: string;
  error: string | undefined;
  onEdit: (edit: OptionEdit) => void;
}

/** Field for the text, the rich text or the image of an option. */
export function OptionContent({ type, option, number, name, error, onEdit }: Props) {
  const { id } = option;
  if (type === 'file') {
    return (
      <OptionImage
        option={option}
        number={number}
        name={name}
        error={error}
        onFile={(file) => onEdit({ type: 'file_chosen', id, file })}
      />
    );
  }
  return (
    <FormattedText
      type={type}
      label={name}
      text={option.text}
      html={option.html}
      error={error}
      onChange={(fields) => onEdit({ type: 'typed', id, fields })}
    />
  );
}
