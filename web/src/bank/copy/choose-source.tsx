import type { Examination } from '@lulus/contract';
import { IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { examinationsQuery } from '../../examinations/examinations.api.ts';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { SearchField } from '../../platform/ui/forms/search-field.tsx';
import { Pager } from '../../platform/ui/tables/pager.tsx';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import { folded, matches, searchText } from '../../platform/ui/tables/search-text.ts';
import classes from './copy-dialog.module.css';

export type Source = Pick<Examination, 'id' | 'examination_name'>;

/** The list and its search fit into a small window. */
const PAGE_SIZE = 6;

interface Props {
  /** Examination that receives the questions. */
  examId: string;
  onChoose: (source: Source) => void;
}

/** Lists the other examinations that have questions, newest first. */
export function ChooseSource({ examId, onChoose }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(examinationsQuery());
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(1);
  const found = useMemo(
    () =>
      (data?.examinations ?? []).filter(
        ({ id, examination_name, examination_bank_count }) =>
          id !== examId &&
          examination_bank_count > 0 &&
          matches({ searchText: searchText([examination_name]) }, folded(search)),
      ),
    [data, examId, search],
  );
  const page = pageOf(found, wanted, PAGE_SIZE);
  if (!data && error) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  if (!data) return <p role="status">{t('ui.loading')}</p>;
  return (
    <>
      <p className={dialogClasses.text}>{t('bank.copySource')}</p>
      <div className={classes.tools}>
        <SearchField
          label={t('bank.searchExaminations')}
          hint={t('bank.searchExaminationsHint')}
          value={search}
          onSearch={(next) => {
            setSearch(next);
            setWanted(1);
          }}
          className={classes.search ?? ''}
        />
      </div>
      {found.length === 0 ? (
        <Notice inCard role="status" icon={<IconSearchOff aria-hidden />} title={t('bank.noSource')} />
      ) : (
        <>
          <ul className={classes.sources} aria-label={t('bank.sources')}>
            {page.rows.map((source) => (
              <li key={source.id}>
                <button type="button" className={classes.source} onClick={() => onChoose(source)}>
                  <span className={classes.name}>{source.examination_name}</span>
                  <span className={classes.note}>
                    {t('bank.questions', { count: source.examination_bank_count })}
                  </span>
                  <IconChevronRight size={18} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            list={t('bank.sources')}
            showing={(shown) => t('bank.sourcesShowing', shown)}
            onPage={setWanted}
          />
        </>
      )}
    </>
  );
}
