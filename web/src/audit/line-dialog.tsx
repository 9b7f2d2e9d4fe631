import type { AuditLine } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { DataTable } from '../platform/ui/tables/data-table.tsx';
import classes from './audit-page.module.css';
import { useFieldTexts } from './field-texts.ts';
import { useLineTexts } from './line-texts.ts';

interface Props {
  line: AuditLine;
  opened: boolean;
  onClose: () => void;
}

/** All details of an audit line, with each changed field before and after. */
export function LineDialog({ line, opened, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useLineTexts();
  const facts: [string, string | null | undefined][] = [
    [t('audit.when'), texts.when(line)],
    [t('audit.who'), texts.who(line)],
    [t('audit.email'), line.user?.email],
    [t('audit.address'), line.address],
    [t('audit.subject'), texts.subject(line)],
    [t('audit.personEmail'), texts.isAboutActor(line) ? null : line.person?.email],
    [t('audit.personId'), line.person?.id],
    [t('audit.examinationId'), line.examination?.id],
    [t('audit.questionId'), line.question_id],
    [t('audit.attemptId'), line.attempt_id],
    [t('audit.requestId'), line.request_id],
  ];
  return (
    <Dialog opened={opened} onClose={onClose} size="wide" title={t(`audit.actions_${line.action}`)}>
      <dl className={classes.facts}>
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name} className={classes.fact}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <Changes before={line.before} after={line.after} />
    </Dialog>
  );
}

function Changes({ before, after }: Pick<AuditLine, 'before' | 'after'>) {
  const { t } = useTranslation();
  const { field, value } = useFieldTexts();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <p>{t('audit.noFields')}</p>;
  return (
    <DataTable label={t('audit.changes')} narrow="lines" dense>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          {before && <th scope="col">{t('audit.before')}</th>}
          {after && <th scope="col">{t('audit.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{field(name)}</th>
            {before && (
              <td className={classes.value} data-label={t('audit.before')}>
                {value(before[name], name)}
              </td>
            )}
            {after && (
              <td className={classes.value} data-label={t('audit.after')}>
                {value(after[name], name)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
