import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnData } from './own-data.tsx';

export function OwnDataPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('privacy.title')} lead={t('privacy.lead')} />
      <OwnData />
    </>
  );
}
