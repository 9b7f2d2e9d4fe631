import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { FactorForm } from './factor-form.tsx';
import { type BothFactors, refetchSecondFactor, sendRemoval } from './second-factor.api.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function TurnOffDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();

  async function turnOff(typed: BothFactors) {
    await sendRemoval(typed);
    showSuccess(t('secondFactor.isOff'));
    await refetchSecondFactor(client);
    onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={t('secondFactor.turnOffTitle')} sticky>
      <FactorForm
        asks={['password', 'code']}
        confirm={t('secondFactor.turnOff')}
        danger
        send={turnOff}
        onCancel={onClose}
      >
        <p className="faint">{t('secondFactor.turnOffText')}</p>
      </FactorForm>
    </Dialog>
  );
}
