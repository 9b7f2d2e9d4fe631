import { Button } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../ui/buttons/action-button.tsx';
import formClasses from '../ui/forms/form.module.css';
import { CardSection } from '../ui/page/card-section.tsx';
import { askToInstall, useInstallWay } from './install-prompt.ts';

interface Props {
  /** Set if the offer can be declined. */
  onNotNow?: () => void;
}

/** Offers the app or explains how to install it by hand. Renders nothing if neither is possible. */
export function InstallSection({ onNotNow }: Props) {
  const { t } = useTranslation();
  const way = useInstallWay();
  if (!way) return null;
  return (
    <CardSection title={t('install.title')}>
      <p className={formClasses.note}>{t('install.text')}</p>
      {way === 'by_hand' && <p className={formClasses.note}>{t('install.byHand')}</p>}
      <div className={formClasses.actions}>
        {way === 'ask' && (
          <ActionButton icon={IconDeviceMobileDown} variant="light" onClick={() => askToInstall()}>
            {t('install.install')}
          </ActionButton>
        )}
        {onNotNow && (
          <Button variant="subtle" onClick={onNotNow}>
            {t('install.notNow')}
          </Button>
        )}
      </div>
    </CardSection>
  );
}
