import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { examinationAdminQuery } from '../examinations/admin/admin-examinations.api.ts';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { BackLink } from '../platform/ui/page/back-link.tsx';

/** Links back to the examination whose checklist is shown. */
export function ExamOfChecklist({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(examinationAdminQuery(id));
  return (
    <BackLink to={examinationPath(paths.examinationDetail, id)}>
      {data?.examination_name ?? t('examinationAdmin.back')}
    </BackLink>
  );
}
