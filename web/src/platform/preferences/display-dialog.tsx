import { TEXT_SIZES } from '@lulus/contract';
import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import dialog from '../ui/dialogs/dialog.module.css';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Choice } from '../ui/forms/choice.tsx';
import { chooseDisplay, lessMotion, useDisplay } from './display.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Dialog for the display settings. Changes apply to the whole page at once. */
export function DisplayDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const { text_size, high_contrast, no_animations } = useDisplay();
  return (
    <Modal opened={opened} onClose={onClose} title={t('display.title')} width={600}>
      <div className="stack">
        <p className={dialog.text}>{t('display.lead')}</p>
        <Choice
          legend={t('display.textSize')}
          options={TEXT_SIZES.map((size) => ({
            value: String(size),
            label: t('ui.percent', { value: size }),
          }))}
          chosen={String(text_size)}
          input={{
            name: 'text_size',
            onChange: ({ currentTarget }) =>
              chooseDisplay({
                text_size: TEXT_SIZES.find((size) => String(size) === currentTarget.value) ?? 100,
              }),
          }}
        />
        <Switch
          size="md"
          label={t('display.highContrast')}
          checked={high_contrast}
          onChange={({ currentTarget }) => chooseDisplay({ high_contrast: currentTarget.checked })}
        />
        <Switch
          size="md"
          label={t('display.noAnimations')}
          checked={no_animations}
          disabled={lessMotion().matches}
          onChange={({ currentTarget }) => chooseDisplay({ no_animations: currentTarget.checked })}
        />
      </div>
      <div className={dialog.actions}>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </div>
    </Modal>
  );
}
