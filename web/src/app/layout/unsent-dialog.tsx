import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';

interface Props {
  /** How many answers the server does not have. */
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says at the logout that unsent answers stay on this device for their student. */
export function UnsentDialog({ count, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened
      title={t('layout.unsentTitle')}
      text={t('layout.unsent', { count })}
      confirm={t('layout.logout')}
      cancel={t('layout.unsentStay')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
