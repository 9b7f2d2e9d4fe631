import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { sendRenewal } from './second-factor.api.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function RenewCodesDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodesDialog opened={opened} onClose={onClose} codes={codes} />;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('secondFactor.newCodes')} sticky>
      <FactorForm
        asks={['password', 'code']}
        confirm={t('secondFactor.makeCodes')}
        send={async (typed) => setCodes((await sendRenewal(typed)).recovery_codes)}
        onCancel={onClose}
      >
        <p className="faint">{t('secondFactor.newCodesText')}</p>
      </FactorForm>
    </Dialog>
  );
}
