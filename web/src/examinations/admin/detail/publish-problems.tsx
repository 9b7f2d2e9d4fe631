import type { PublishProblem } from '@lulus/contract';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { stored } from '../../../platform/device-store/stored.ts';
import { questionTitle } from '../../../platform/ui/content/question-title.ts';
import { bankQuery } from '../bank-list.api.ts';
import { problemLink } from './problem-link.ts';
import classes from './status-panel.module.css';

/** Lists the problems that prevent publishing. Each links to the page that fixes it. */
export function PublishProblems({ examId, problems }: { examId: string; problems: PublishProblem[] }) {
  const { t } = useTranslation();
  const bank = useQuery({ ...bankQuery(examId), enabled: problems.some(({ bank_id }) => bank_id) });

  function questionText({ bank_id, bank_section }: PublishProblem) {
    const item = bank.data?.find(({ id }) => id === bank_id);
    const text = item ? questionTitle(item) : '';
    return [bank_section, text.length > 80 ? `${text.slice(0, 79)}…` : text].filter(Boolean).join(' · ');
  }

  return (
    <div className={classes.problems} role="alert">
      <p className={classes.problemsTitle}>{t('examinationAdmin.problemsTitle')}</p>
      <ul>
        {problems.map((problem) => {
          const { to, bankId } = problemLink(examId, problem);
          return (
            <li key={`${problem.code}-${problem.bank_id}`}>
              <Anchor
                component={Link}
                to={to}
                inherit
                underline="always"
                onClick={() => bankId && stored.bankId.write(bankId)}
              >
                {t(`examinationAdmin.problem_${problem.code}`)}
              </Anchor>
              <span className={classes.problemPlace}>{questionText(problem)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
