import type { MarkedQuestion, MarkedResponse } from '@lulus/contract';
import { Switch } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { LeaveGuard } from '../platform/navigation/leave-guard.tsx';
import { IconButton } from '../platform/ui/buttons/icon-button.tsx';
import { EssayText } from './essay-text.tsx';
import { draftOf, type MarkDraft } from './mark-draft.ts';
import { MarkForm } from './mark-form.tsx';
import { isMarked } from './marking.api.ts';
import classes from './marking-page.module.css';

interface Props {
  examId: string;
  question: MarkedQuestion;
  essays: MarkedResponse[];
}

/** One essay at a time. Marks that are not saved stay while the marker looks at other essays. */
export function EssayQueue({ examId, question, essays }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [filter, setFilter] = useState<'unmarked' | 'all'>(essays.every(isMarked) ? 'all' : 'unmarked');
  const [current, setCurrent] = useState(
    () => (essays.find((one) => !isMarked(one)) ?? essays[0])?.attempt_id,
  );
  const text = useRef<HTMLElement>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, MarkDraft>>>({});
  // The shown essay stays after it is marked.
  const shown = essays.filter((one) => filter === 'all' || !isMarked(one) || one.attempt_id === current);
  const at = Math.max(
    0,
    shown.findIndex(({ attempt_id }) => attempt_id === current),
  );
  const essay = shown[at];
  if (!essay) return null;
  const { attempt_id } = essay;

  const dropDraft = () => setDrafts(({ [attempt_id]: _, ...others }) => others);

  function done() {
    dropDraft();
    const later = [...shown.slice(at + 1), ...(filter === 'unmarked' ? shown.slice(0, at) : [])];
    const next = filter === 'all' ? later[0] : later.find((one) => !isMarked(one));
    if (next) setCurrent(next.attempt_id);
    // The form is replaced. The text is read first, and the next Tab leads into the form.
    text.current?.focus();
  }

  return (
    <div className={classes.queue}>
      <div className={classes.tools}>
        <Switch
          label={t('marking.showMarked')}
          checked={filter === 'all'}
          onChange={({ currentTarget }) => setFilter(currentTarget.checked ? 'all' : 'unmarked')}
        />
        <div className={classes.steps}>
          <IconButton
            aria-label={t('marking.previous')}
            disabled={at === 0}
            onClick={() => setCurrent(shown[at - 1]?.attempt_id)}
          >
            <IconChevronLeft aria-hidden />
          </IconButton>
          <span>{t('marking.essay', { at: at + 1, count: shown.length })}</span>
          <IconButton
            aria-label={t('marking.next')}
            disabled={at === shown.length - 1}
            onClick={() => setCurrent(shown[at + 1]?.attempt_id)}
          >
            <IconChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className={classes.panes}>
        <EssayText ref={text} essay={essay} maxWords={question.max_words} />
        <MarkForm
          key={`${attempt_id} ${essay.version} ${essay.answered_at}`}
          examId={examId}
          question={question}
          essay={essay}
          draft={drafts[attempt_id] ?? draftOf(essay, locale)}
          onChange={(draft) => setDrafts((before) => ({ ...before, [attempt_id]: draft }))}
          onDone={done}
          onReload={dropDraft}
        />
      </div>
      <LeaveGuard unsaved={Object.keys(drafts).length > 0} text={t('marking.unsaved')} />
    </div>
  );
}
