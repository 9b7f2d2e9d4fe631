import type { Examination } from '@lulus/contract';
import { IconClipboardOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeacher } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { ExamCard } from './exam-card.tsx';
import classes from './exam-list.module.css';
import { InsertExaminationButton } from './insert-examination-button.tsx';

interface Props {
  examinations: Examination[];
  /** Renders the checkbox of an examination, for lists with actions on several. */
  choose?: (examination: Examination) => ReactNode;
}

export function ExamList({ examinations, choose }: Props) {
  const { t } = useTranslation();
  const canInsert = isTeacher(useSession()?.user);
  if (examinations.length === 0) {
    return (
      <Notice
        icon={<IconClipboardOff aria-hidden />}
        title={t('examinations.none')}
        text={canInsert ? t('examinations.noneAdminText') : t('examinations.noneStudentText')}
      >
        {canInsert && <InsertExaminationButton />}
      </Notice>
    );
  }
  return (
    <ul className={classes.grid}>
      {examinations.map((examination) => (
        <li key={examination.id}>
          <ExamCard examination={examination} choose={choose?.(examination)} />
        </li>
      ))}
    </ul>
  );
}
