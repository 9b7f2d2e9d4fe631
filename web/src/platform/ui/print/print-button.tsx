import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/action-button.tsx';

/** Prints the current page. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <ActionButton icon={IconPrinter} onClick={() => window.print()}>
      {t('ui.print')}
    </ActionButton>
  );
}
