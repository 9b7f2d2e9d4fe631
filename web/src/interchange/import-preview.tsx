import type { ExaminationAdmin } from '@lulus/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateBank } from '../bank/bank.api.ts';
import { formatWords } from '../bank/export/format-words.ts';
import { typedWeight } from '../corrections/weights.ts';
import { errorMessages, fieldMessages } from '../platform/ui/feedback/error-messages.ts';
import formClasses from '../platform/ui/forms/form.module.css';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { Pager } from '../platform/ui/tables/pager.tsx';
import { pageOf } from '../platform/ui/tables/pages.ts';
import { useChosen } from '../platform/ui/tables/use-chosen.ts';
import { StimulusView } from '../questions/display/stimulus-view.tsx';
import { ImportProblem } from '../students/import/import-problem.tsx';
import { FileNotes } from './file-notes.tsx';
import classes from './import-preview.module.css';
import { ImportQuestion } from './import-question.tsx';
import { type Preview, type PreviewRow, sendImport } from './interchange.api.ts';
import { QuestionNotes } from './question-notes.tsx';

/** Small enough that a page of long questions appears at once. */
const QUESTIONS_PER_PAGE = 20;

interface Props {
  examination: Pick<ExaminationAdmin, 'id' | 'sections'>;
  preview: Preview;
  onOther: () => void;
  onStored: (count: number) => void;
}

type Filter = 'all' | 'warned' | 'duplicate';

const FILTERS: Record<Filter, (item: Preview['items'][number]) => boolean> = {
  all: () => true,
  warned: ({ warnings }) => warnings.length > 0,
  duplicate: ({ duplicate_of }) => duplicate_of !== null,
};

/** Second step: the questions of the file, of which some are chosen and stored. */
export function ImportPreview({ examination, preview, onOther, onStored }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { counts, refused, notes } = preview;
  const duplicates = preview.items.filter(FILTERS.duplicate).length;
  const rows = useMemo(() => preview.items.map((item) => ({ ...item, id: String(item.n) })), [preview]);
  const chosen = useChosen<PreviewRow>(rows, () =>
    rows.filter(({ duplicate_of }) => duplicate_of === null).map(({ id }) => id),
  );
  const [section, setSection] = useState('');
  const [weight, setWeight] = useState('');
  const sectionField = useRef<HTMLInputElement>(null);
  const weightField = useRef<HTMLInputElement>(null);
  const store = useMutation({
    mutationFn: () =>
      sendImport({
        import_id: preview.import_id,
        only: chosen.rows.map(({ n }) => n),
        ...(section.trim() && { section }),
        ...(weight.trim() && { weight: typedWeight(weight) }),
      }),
    onSuccess: async ({ counts: { stored } }) => {
      await invalidateBank(client);
      onStored(stored);
    },
    onError: (error) => {
      const wrong = fieldMessages(error);
      if (wrong?.section) sectionField.current?.focus();
      else if (wrong?.weight) weightField.current?.focus();
    },
  });
  const fields = fieldMessages(store.error);
  const isAtField = fields?.section || fields?.weight;

  return (
    <div className={classes.preview}>
      <div>
        <h2 className={classes.counts}>{t('interchange.read', { count: counts.read })}</h2>
        <p className={classes.parts}>
          {[
            t('interchange.ready', { count: counts.ready }),
            t('interchange.warned', { count: counts.with_warnings }),
            t('interchange.refused', { count: counts.refused }),
            ...(duplicates > 0 ? [t('interchange.inBank', { count: duplicates })] : []),
            t(formatWords[preview.format]),
          ].join(' · ')}
        </p>
      </div>
      {notes.length > 0 && <FileNotes notes={notes} />}
      {refused.length > 0 && (
        <CardSection title={t('interchange.refusedTitle', { count: refused.length })}>
          <div>
            <QuestionNotes
              label={t('interchange.refusedTitle', { count: refused.length })}
              notes={refused}
              kind="refused"
            />
          </div>
        </CardSection>
      )}
      {rows.length > 0 && (
        <>
          <CardSection title={t('interchange.forAll')}>
            <div className={formClasses.pair}>
              <TextInput
                ref={sectionField}
                label={t('interchange.section')}
                description={t('interchange.sectionHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={section}
                error={fields?.section?.[0]}
                list="import-sections"
                autoComplete="off"
                onChange={(event) => setSection(event.currentTarget.value.toUpperCase())}
              />
              <datalist id="import-sections">
                {examination.sections.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
              <TextInput
                ref={weightField}
                label={t('interchange.weight')}
                description={t('interchange.weightHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                inputMode="decimal"
                autoComplete="off"
                value={weight}
                error={fields?.weight?.[0]}
                onChange={(event) => setWeight(event.currentTarget.value)}
              />
            </div>
          </CardSection>
          <Questions rows={rows} stimuli={preview.stimuli} chosen={chosen} />
        </>
      )}
      <div className={formClasses.bar}>
        {store.error && !isAtField && <ImportProblem errors={errorMessages(store.error)} headline={false} />}
        <div className={formClasses.actions}>
          <Button
            disabled={chosen.rows.length === 0}
            loading={store.isPending}
            onClick={() => store.mutate()}
          >
            {t('interchange.import', { count: chosen.rows.length })}
          </Button>
          <Button variant="default" disabled={store.isPending} onClick={onOther}>
            {t('interchange.other')}
          </Button>
        </div>
        <span role="status" className="visually-hidden">
          {store.isPending && t('interchange.importing')}
        </span>
      </div>
    </div>
  );
}

interface QuestionsProps {
  rows: PreviewRow[];
  stimuli: Preview['stimuli'];
  chosen: ReturnType<typeof useChosen<PreviewRow>>;
}

/** Pages of questions. Each stimulus is above its questions. */
function Questions({ rows, stimuli, chosen }: QuestionsProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const [wanted, setWanted] = useState(1);
  const top = useRef<HTMLElement>(null);
  const found = useMemo(() => rows.filter(FILTERS[filter]), [rows, filter]);
  const page = pageOf(found, wanted, QUESTIONS_PER_PAGE);
  const filters = (Object.keys(FILTERS) as Filter[])
    .map((value) => ({ value, count: rows.filter(FILTERS[value]).length }))
    .filter(({ value, count }) => value === 'all' || count > 0)
    .map(({ value, count }) => ({
      value,
      label: t('interchange.shown', { name: t(`interchange.show_${value}`), number: count }),
    }));
  const turn = (number: number) => {
    setWanted(number);
    top.current?.scrollIntoView();
  };

  return (
    <section ref={top} className={classes.questions} aria-label={t('interchange.questions')}>
      <div className={classes.tools}>
        {filters.length > 1 && (
          <NativeSelect
            label={t('interchange.show')}
            value={filter}
            data={filters}
            onChange={({ currentTarget }) => {
              setFilter(currentTarget.value as Filter);
              setWanted(1);
            }}
          />
        )}
        <Button variant="default" onClick={() => chosen.choose(found, true)}>
          {t('interchange.chooseAll')}
        </Button>
        <Button variant="default" onClick={() => chosen.choose(found, false)}>
          {t('interchange.chooseNone')}
        </Button>
        <p className={classes.chosen} role="status">
          {t('interchange.chosen', { count: rows.length, chosen: chosen.rows.length })}
        </p>
      </div>
      {groupByStimulus(page.rows).map(({ stimulus, rows: together }) => (
        <div key={together[0]?.n} className={classes.together}>
          {stimulus !== null && stimuli[stimulus] && <StimulusView stimulus={stimuli[stimulus]} />}
          <ul className={classes.list}>
            {together.map((row) => (
              <ImportQuestion key={row.n} row={row} isChosen={chosen.has(row.id)} onChoose={chosen.choose} />
            ))}
          </ul>
        </div>
      ))}
      <Pager
        page={page}
        list={t('interchange.questions')}
        showing={(shown) => t('interchange.showing', shown)}
        onPage={turn}
      />
    </section>
  );
}

/** Groups rows that follow one another and have the same stimulus, or none. */
function groupByStimulus(rows: PreviewRow[]): { stimulus: string | null; rows: PreviewRow[] }[] {
  const groups: { stimulus: string | null; rows: PreviewRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.stimulus === row.stimulus) last.rows.push(row);
    else groups.push({ stimulus: row.stimulus, rows: [row] });
  }
  return groups;
}
