import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import { EditorDialog } from './editor-dialog.tsx';
import { type Reading, rubyOf } from './ruby.ts';

const MAX_LENGTH = 100;
const FIELDS = ['base', 'reading'] as const;

interface Props {
  opened: boolean;
  onClose: () => void;
  /** For a new ruby, the selected text without a reading. */
  initial: Reading[];
  isNew: boolean;
  onDone: (html: string) => void;
}

/** Edits characters and their reading. Each group of characters can have its own. */
export function RubyDialog({ opened, onClose, initial, isNew, onDone }: Props) {
  const { t } = useTranslation();
  const [pairs, setPairs] = useState(() => initial.map((pair, key) => ({ ...pair, key })));
  const first = initial[0]?.base && isNew ? 'reading' : 'base';
  const [isChecked, setChecked] = useState(false);

  function confirm() {
    setChecked(true);
    const readings = pairs
      .map(({ base, reading }) => ({ base: base.trim(), reading: reading.trim() }))
      .filter(({ base, reading }, index) => index === 0 || base || reading);
    if (readings.some(({ base, reading }) => !base || !reading)) return;
    onDone(rubyOf(readings));
    onClose();
  }
  const isMissing = (pair: (typeof pairs)[number], field: (typeof FIELDS)[number]) =>
    isChecked && !pair[field].trim() && (pair.key === 0 || Boolean(pair.base.trim() || pair.reading.trim()));

  return (
    <EditorDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'richText.insertRuby' : 'richText.editRuby')}
      confirm={t(isNew ? 'richText.insertPart' : 'richText.applyPart')}
      onConfirm={confirm}
    >
      {pairs.map((pair) => (
        <div key={pair.key} className={formClasses.pair}>
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              label={t(`richText.ruby_${field}`)}
              placeholder={t(`richText.rubyExample_${field}`)}
              value={pair[field]}
              error={isMissing(pair, field) && t('richText.rubyMissing')}
              maxLength={MAX_LENGTH}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) =>
                setPairs(pairs.map((other) => (other === pair ? { ...pair, [field]: value } : other)))
              }
              data-autofocus={(pair.key === 0 && field === first) || undefined}
            />
          ))}
        </div>
      ))}
      <div>
        <Button
          variant="default"
          onClick={() => setPairs([...pairs, { base: '', reading: '', key: pairs.length }])}
        >
          {t('richText.addReading')}
        </Button>
      </div>
    </EditorDialog>
  );
}
