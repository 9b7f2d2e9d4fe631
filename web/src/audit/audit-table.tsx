import type { AuditLine } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../platform/ui/tables/data-table.tsx';
import classes from './audit-page.module.css';
import { useLineTexts } from './line-texts.ts';

interface Props {
  lines: AuditLine[];
  /** The lines belong to the previous filter, and new ones are loading. */
  waiting: boolean;
  onOpen: (line: AuditLine) => void;
}

export function AuditTable({ lines, waiting, onOpen }: Props) {
  const { t } = useTranslation();
  const texts = useLineTexts();
  return (
    <div className={waiting ? classes.waiting : undefined} aria-busy={waiting}>
      <DataTable label={t('audit.title')} narrow="lines" className={classes.table ?? ''}>
        <thead>
          <tr>
            <th scope="col">{t('audit.action')}</th>
            <th scope="col" className={classes.when}>
              {t('audit.when')}
            </th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('audit.subject')}</th>
            <th scope="col" className={classes.details}>
              {t('audit.details')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{t(`audit.actions_${line.action}`)}</th>
              <td data-label={t('audit.when')}>
                <time dateTime={line.at}>{texts.when(line)}</time>
              </td>
              <td data-label={t('audit.who')}>
                <span>
                  {texts.who(line)}
                  <Quiet text={line.user?.email} />
                  <Quiet text={line.address} />
                </span>
              </td>
              <td data-label={t('audit.subject')}>
                <span>
                  {texts.subject(line) || '–'}
                  <Quiet text={texts.isAboutActor(line) ? null : line.person?.email} />
                </span>
              </td>
              <td>
                <Button
                  variant="subtle"
                  size="compact-md"
                  className={classes.open}
                  onClick={() => onOpen(line)}
                  aria-label={t('audit.detailsOf', {
                    action: t(`audit.actions_${line.action}`),
                    time: texts.when(line),
                  })}
                >
                  {t('audit.details')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

/** The email or address below a name. Names are not unique, because anyone can register with any name. */
function Quiet({ text }: { text: string | null | undefined }) {
  return text && <span className={classes.quiet}>{text}</span>;
}
