import type * as contract from '@lulus/contract';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { address } from '../platform/api/address.ts';
import { callForFile } from '../platform/api/client.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import { WorkingButton } from '../platform/ui/buttons/working-button.tsx';
import { saveFile } from '../platform/ui/content/save-file.ts';
import { showError } from '../platform/ui/feedback/toasts.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { CardSection } from '../platform/ui/page/card-section.tsx';

const exportAccount = address<typeof contract.exportAccount>({ method: 'GET', path: '/api/account/export' });
const FILE_NAME: (typeof contract.exportAccount)['file']['name'] = 'lulus-my-data.json';

/** Card to download the student's stored data, with the time until they are erased. */
export function OwnData() {
  const { t } = useTranslation();
  const { data: settings } = useQuery(settingsQuery());
  const months = settings?.erase_after_months;
  const download = useMutation({
    mutationFn: async () => saveFile(await callForFile(exportAccount), FILE_NAME),
    onError: showError,
  });
  return (
    <CardSection title={t('privacy.copy')}>
      <p className={formClasses.note}>{t('privacy.copyText')}</p>
      {settings && (
        <p className={formClasses.note}>
          {months ? t('privacy.kept', { count: months }) : t('privacy.keptAlways')}
        </p>
      )}
      <div className={formClasses.actions}>
        <WorkingButton
          icon={<IconDownload size={18} aria-hidden />}
          working={download.isPending && t('ui.preparingFile')}
          onClick={() => download.mutate()}
        >
          {t('privacy.download')}
        </WorkingButton>
      </div>
    </CardSection>
  );
}
