import {
  LIBRARY_PAGE_SIZE,
  type LibraryQuestion,
  type listCollections,
  MAX_CHOSEN,
  type Reply,
} from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconListDetails, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PutActions } from '../bank/copy/put-actions.tsx';
import { useAddressView } from '../platform/navigation/use-address-view.ts';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { ListSkeleton } from '../platform/ui/feedback/list-skeleton.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { StaleNotice } from '../platform/ui/feedback/stale-notice.tsx';
import { ChosenBar } from '../platform/ui/tables/chosen-bar.tsx';
import { Pager } from '../platform/ui/tables/pager.tsx';
import { useChosen } from '../platform/ui/tables/use-chosen.ts';
import { questionsQuery } from './library.api.ts';
import classes from './library.module.css';
import { LibraryFilters } from './library-filters.tsx';
import { libraryAddress, wholeLibrary } from './library-view.ts';
import { QuestionRow } from './question-row.tsx';
import { UsesDialog } from './uses-dialog.tsx';

const PUT_INTO = ['examinations', 'library'] as const;
const NONE: LibraryQuestion[] = [];

/** Search of the questions in collections and examinations, page by page. */
export function LibraryQuestions({ library }: { library: Reply<typeof listCollections> }) {
  const { t } = useTranslation();
  const { view, change } = useAddressView(libraryAddress);
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(view));
  const { questions = NONE, count: total = 0 } = data ?? {};
  const chosen = useChosen(questions);
  const list = useRef<HTMLElement>(null);
  const { shown, opened, open, close } = useDialog<LibraryQuestion>(list);
  const { search, tag, collection, type } = view;
  const isFiltered = [search, tag, collection, type].some((one) => one !== '');
  const from = (view.page - 1) * LIBRARY_PAGE_SIZE;
  const page = {
    rows: questions,
    page: view.page,
    pageCount: Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE)),
    from: questions.length > 0 ? from + 1 : 0,
    to: questions.length > 0 ? from + questions.length : 0,
    total,
  };
  return (
    <section ref={list} tabIndex={-1} className={classes.questions} aria-labelledby="questions">
      <h2 id="questions" className={classes.heading}>
        {t('library.questions')}
      </h2>
      <LibraryFilters library={library} view={view} onView={change} />
      {data && error && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {!data && !error && <ListSkeleton />}
      {data && questions.length === 0 && (
        <Notice
          icon={isFiltered ? <IconSearchOff aria-hidden /> : <IconListDetails aria-hidden />}
          title={t(isFiltered ? 'bank.noMatch' : 'library.noQuestions')}
          text={isFiltered ? [] : t('library.noQuestionsText')}
        >
          {(isFiltered || view.page > 1) && (
            <Button variant="default" onClick={() => change(wholeLibrary)}>
              {t('bank.showAll')}
            </Button>
          )}
        </Notice>
      )}
      {questions.length > 0 && (
        <>
          <ChosenBar chosen={chosen} page={questions} found={questions} max={MAX_CHOSEN}>
            <PutActions ids={chosen.rows.map(({ id }) => id)} to={PUT_INTO} onDone={chosen.clear} />
          </ChosenBar>
          <ul className={classes.rows} aria-label={t('library.questions')}>
            {questions.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                stimulus={data?.stimuli?.find(({ id }) => id === question.stimulus_id)}
                isChosen={chosen.has(question.id)}
                onChoose={chosen.choose}
                onUses={open}
              />
            ))}
          </ul>
          <Pager
            page={page}
            list={t('library.questions')}
            showing={(numbers) => t('library.showing', numbers)}
            onPage={(next) => {
              change({ page: next });
              list.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </>
      )}
      {shown && <UsesDialog key={shown.number} question={shown.dialog} opened={opened} onClose={close} />}
    </section>
  );
}
