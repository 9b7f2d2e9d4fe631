import type { BankItem, ExportFormat } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../platform/i18n/message-text.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { groupBank } from '../list/bank-filter.ts';
import { exportReportQuery } from './export.api.ts';
import classes from './export-report.module.css';

/** Questions that a line of the report names. */
const NAMED = 8;

interface Props {
  examId: string;
  format: ExportFormat;
  entries: BankItem[];
}

/** What the file leaves out. Each reason is shown once, with its questions. */
export function ExportReport({ examId, format, entries }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(exportReportQuery(examId, format));
  const names = useMemo(() => {
    const numbered = groupBank(entries).flatMap((group) => group.entries);
    return new Map(numbered.map(({ id, bank_section, number }) => [id, `${bank_section} ${number}`]));
  }, [entries]);
  if (error) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  if (!data) {
    return (
      <p className={classes.report} role="status">
        {t('interchange.checking')}
      </p>
    );
  }
  const { questions: count, refused, lost } = data;
  const isComplete = refused.length + lost.length === 0;
  const list = (title: string, notes: typeof lost) =>
    notes.length > 0 && <Reasons title={title} notes={notes} names={names} />;
  return (
    <div className={classes.report} role="status">
      <p className="strong">
        {isComplete
          ? t('interchange.complete', { count })
          : t('interchange.holds', { count, held: count - refused.length })}
      </p>
      {list(t('interchange.leftOut'), refused)}
      {list(t('interchange.loses'), lost)}
    </div>
  );
}

interface ReasonsProps {
  title: string;
  notes: { bank_id: string; code: string; message: string; params: Record<string, string | number> }[];
  /** Names of questions by id. */
  names: Map<string, string>;
}

function Reasons({ title, notes, names }: ReasonsProps) {
  const { t } = useTranslation();
  const groups = Map.groupBy(notes, (note) => messageText(note, note.message));
  return (
    <>
      <p className={classes.title}>{title}</p>
      <ul className={classes.reasons}>
        {[...groups].map(([message, notes]) => {
          const named = [...new Set(notes.map(({ bank_id }) => names.get(bank_id)))].filter(Boolean);
          const more = named.length - NAMED;
          const list = named.slice(0, NAMED).join(', ');
          return (
            <li key={message}>
              {message}{' '}
              <span className="small">
                {more > 0 ? t('interchange.andMore', { names: list, more }) : list}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
