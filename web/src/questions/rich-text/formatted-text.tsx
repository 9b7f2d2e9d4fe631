import { Input, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PasteTextarea } from '../../platform/ui/paste/paste-textarea.tsx';
import classes from './formatted-text.module.css';
import { RichTextField } from './rich-text-field.tsx';

interface Props {
  type: 'text' | 'html';
  label: string;
  description?: string;
  text: string;
  html: string;
  error?: string | undefined;
  onChange: (fields: { text: string } | { html: string }) => void;
}

/**
 * A field for plain text, or for rich text. The toolbar always shows: if it came and went with the focus, buttons below
 * would move under the pointer, and a click would be lost.
 */
export function FormattedText({ type, label, description, text, html, error, onChange }: Props) {
  if (type === 'text') {
    return (
      <PasteTextarea
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={text}
        autosize
        minRows={1}
        dir="auto"
        error={error}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
    );
  }
  return (
    <div className={classes.rich}>
      <RichTextField
        label={label}
        initial={html}
        error={error}
        onChange={(changed) => onChange({ html: changed })}
      />
      {description && <Input.Description>{description}</Input.Description>}
    </div>
  );
}

/** Switches between plain and rich text. */
export function FormattedSwitch({
  isFormatted,
  onChange,
}: {
  isFormatted: boolean;
  onChange: (is: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Switch
      label={t('richText.formatted')}
      checked={isFormatted}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
