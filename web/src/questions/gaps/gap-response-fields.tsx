import { type Gap, MAX_NUMBER_LENGTH, MAX_SHORT_TEXT_LENGTH } from '@lulus/contract';
import { Input, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';

interface Props {
  legend: string;
  gaps: Record<string, Gap>;
  filled: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (filled: Record<string, string>) => void;
}

/** Fields for what a student may have filled in. */
export function GapResponseFields({ legend, gaps, filled, error, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={formClasses.group} aria-label={legend} data-invalid={error ? true : undefined}>
      <p className="strong">{legend}</p>
      {Object.entries(gaps).map(([number, { type, options = {} }]) => {
        const field = {
          label: t('attempts.gap', { number }),
          value: filled[number] ?? '',
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ ...filled, [number]: event.currentTarget.value }),
        };
        if (type !== 'list') {
          const maxLength = type === 'number' ? MAX_NUMBER_LENGTH : MAX_SHORT_TEXT_LENGTH;
          return <TextInput key={number} {...field} maxLength={maxLength} autoComplete="off" />;
        }
        const data = Object.entries(options).map(([value, label]) => ({ value, label }));
        return <NativeSelect key={number} {...field} data={[{ value: '', label: '…' }, ...data]} />;
      })}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </fieldset>
  );
}
