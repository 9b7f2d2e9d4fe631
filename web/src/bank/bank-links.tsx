import type { ExaminationAdmin } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { ExaminationLinks } from '../examinations/admin/examination-links.tsx';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { BackLink } from '../platform/ui/page/back-link.tsx';

interface Props {
  examination: Pick<ExaminationAdmin, 'id' | 'kind'>;
  /** Name of the examination, above a form. */
  back?: string;
}

/** Links above a page of a bank. A collection has no page but its bank. */
export function BankLinks({ examination: { id, kind }, back }: Props) {
  const { t } = useTranslation();
  if (kind !== 'collection') return <ExaminationLinks id={id} {...(back && { back })} />;
  return (
    <BackLink to={back ? examinationPath(paths.examinationBank, id) : paths.library}>
      {back ?? t('bank.library')}
    </BackLink>
  );
}
