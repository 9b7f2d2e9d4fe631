import type { ExaminationAdmin } from '@lulus/contract';
import {
  IconChecklist,
  IconListDetails,
  IconPencil,
  IconPlus,
  IconUsers,
  IconWritingSign,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';
import { NavButton } from '../../../platform/ui/buttons/nav-button.tsx';
import { BackLink } from '../../../platform/ui/page/back-link.tsx';
import { PageHeader } from '../../../platform/ui/page/page-header.tsx';
import { ExamNumbers } from '../../detail/exam-numbers.tsx';
import { essaysQuery } from '../admin-examinations.api.ts';
import { FullTimeOffer } from '../full-time-offer.tsx';
import { WithSelectedExamination } from '../with-selected-examination.tsx';
import classes from './admin-detail.module.css';
import { SectionsPanel } from './sections-panel.tsx';
import { StatusPanel } from './status-panel.tsx';

const links = [
  {
    to: `${paths.help}/exam-day`,
    label: 'examinationAdmin.checklist',
    Icon: IconChecklist,
    variant: 'subtle',
  },
  { to: paths.editExamination, label: 'examinationAdmin.edit', Icon: IconPencil, variant: 'default' },
  { to: paths.examinationAttempts, label: 'examinationAdmin.attempts', Icon: IconUsers, variant: 'default' },
  { to: paths.marking, label: 'monitor.mark', Icon: IconWritingSign, variant: 'default' },
  {
    to: paths.examinationBank,
    label: 'examinationAdmin.bankList',
    Icon: IconListDetails,
    variant: 'default',
  },
  {
    to: paths.insertExaminationBank,
    label: 'examinationAdmin.insertBank',
    Icon: IconPlus,
    variant: 'filled',
  },
] as const;

/** Detail page of an examination for admins, with its numbers, status and sections. */
export function AdminDetail() {
  return (
    <WithSelectedExamination>{(examination) => <Detail examination={examination} />}</WithSelectedExamination>
  );
}

function Detail({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...essaysQuery(examination.id),
    enabled: examination.attempts_count > 0,
  });
  const hasEssays = data !== undefined && data.questions.length > 0;
  return (
    <>
      <PageHeader
        above={<BackLink to={paths.examinations}>{t('examinations.back')}</BackLink>}
        title={examination.examination_name}
        lead={examination.examination_desc}
        actions={links
          .filter(({ to }) => to !== paths.marking || hasEssays)
          .map(({ to, label, Icon, variant }) => (
            <NavButton
              key={to}
              to={examinationPath(to, examination.id)}
              variant={variant}
              leftSection={<Icon size={18} aria-hidden />}
            >
              {t(label)}
            </NavButton>
          ))}
      />
      <FullTimeOffer examination={examination} />
      <div className={classes.panels}>
        <ExamNumbers examination={examination} className={classes.numbers} />
        <StatusPanel key={`status-${examination.id}`} examination={examination} />
        <SectionsPanel key={`sections-${examination.id}`} examination={examination} />
      </div>
    </>
  );
}
