import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { BackLink } from '../../platform/ui/page/back-link.tsx';
import classes from './examination-links.module.css';

const pages = [
  { to: paths.examinationAttempts, label: 'examinationAdmin.attempts' },
  { to: paths.examinationBank, label: 'examinationAdmin.bankList' },
  { to: paths.editExamination, label: 'examinationAdmin.edit' },
] as const;

/** Links above a page of an examination: back to its details, and to its other pages. */
export function ExaminationLinks({ id, back }: { id: string; back?: string }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.links} aria-label={t('examinationAdmin.pages')}>
      <BackLink to={examinationPath(paths.examinationDetail, id)}>
        {back ?? t('examinationAdmin.back')}
      </BackLink>
      {pages.map(({ to, label }) => (
        <NavLink key={to} to={examinationPath(to, id)} className={classes.link ?? ''}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
