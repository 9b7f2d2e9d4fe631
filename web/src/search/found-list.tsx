import { IconArrowRight, IconBooks, IconClipboardList, IconUser } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundEntry } from './found-entries.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './search-dialog.module.css';

interface Props {
  id: string;
  entries: FoundEntry[];
  /** Whether the entries are recent ones, shown before anything is typed. */
  isRecent: boolean;
  q: string;
  /** Element id of the entry that Enter opens. */
  activeId: string | undefined;
  idOf: (entry: FoundEntry) => string;
  onActive: (entry: FoundEntry) => void;
  onGo: (entry: FoundEntry) => void;
}

const statusWords = {
  draft: 'examinations.statusDraft',
  published: 'examinations.statusPublished',
  archived: 'examinations.statusArchived',
} as const;
const icons = {
  student: IconUser,
  examination: IconClipboardList,
  collection: IconBooks,
  all: IconArrowRight,
};

/** Results in groups, or recent entries. The focus stays in the field, which refers to the active entry. */
export function FoundList({ id, entries, isRecent, q, activeId, idOf, onActive, onGo }: Props) {
  const { t } = useTranslation();
  const headings = useId();
  const recent = { kind: 'recent', name: t('search.recent'), entries };
  const found = [
    {
      kind: 'students',
      name: t('search.students'),
      entries: entries.filter(({ kind }) => kind === 'student' || kind === 'all'),
    },
    {
      kind: 'examinations',
      name: t('search.examinations'),
      entries: entries.filter(({ kind }) => kind === 'examination'),
    },
    {
      kind: 'collections',
      name: t('search.collections'),
      entries: entries.filter(({ kind }) => kind === 'collection'),
    },
  ];
  const groups = (isRecent ? [recent] : found).filter((group) => group.entries.length > 0);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const noteOf = ({ kind, note }: FoundEntry) =>
    kind === 'examination' && note ? t(statusWords[note as keyof typeof statusWords]) : note;

  return (
    <div
      id={id}
      role="listbox"
      aria-label={isRecent ? t('search.recent') : t('search.results')}
      className={classes.list}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets.
        <div key={group.kind} role="group" aria-labelledby={`${headings}-${group.kind}`}>
          <p id={`${headings}-${group.kind}`} className={classes.heading} role="presentation">
            {group.name}
          </p>
          {group.entries.map((entry) => {
            const Icon = icons[entry.kind];
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
              <div
                key={entry.id}
                id={idOf(entry)}
                role="option"
                aria-selected={idOf(entry) === activeId}
                className={classes.option}
                onPointerMove={() => onActive(entry)}
                onClick={() => onGo(entry)}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                <span className={classes.words}>
                  <span className={classes.name}>
                    {entry.kind === 'all' ? (
                      t('search.allStudents', { q: entry.name })
                    ) : (
                      <MarkedText text={entry.name} q={q} />
                    )}
                  </span>
                  {noteOf(entry) && (
                    <span className={classes.note}>
                      <MarkedText text={noteOf(entry)} q={entry.kind === 'examination' ? '' : q} />
                    </span>
                  )}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
