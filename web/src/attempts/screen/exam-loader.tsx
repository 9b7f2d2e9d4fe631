import { useTranslation } from 'react-i18next';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';

export function ExamLoader() {
  const { t } = useTranslation();
  return <FullScreenLoader text={t('attempts.loading')} note={t('attempts.loadingNote')} />;
}
