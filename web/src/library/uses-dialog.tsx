import type { LibraryQuestion } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { questionTitle } from '../platform/ui/content/question-title.ts';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { usesQuery } from './library.api.ts';
import classes from './library.module.css';

interface Props {
  question: LibraryQuestion;
  opened: boolean;
  onClose: () => void;
}

/** The examinations and collections that have another copy of the question. */
export function UsesDialog({ question, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(usesQuery(question.id));
  return (
    <Dialog opened={opened} onClose={onClose} title={t('library.usedIn')}>
      <p className={classes.quoted}>{questionTitle(question) || t('bank.noText')}</p>
      {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {!data && !error && <p role="status">{t('ui.loading')}</p>}
      {data && data.uses.length > 0 && (
        <ul className={classes.places}>
          {data.uses.map(({ id, name, kind }) => (
            <li key={id} className={classes.place}>
              <Link to={examinationPath(paths.examinationBank, id)}>{name}</Link>
              <span className={classes.note}>{t(`library.kind_${kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.others > 0 && (
        <p className={classes.note}>{t('library.othersUse', { count: data.others })}</p>
      )}
      {data && data.uses.length + data.others === 0 && (
        <p className={classes.note}>{t('library.usedNowhere')}</p>
      )}
    </Dialog>
  );
}
