/** A list whose order changes by dragging, by keyboard, or by up and down buttons. Moves are announced. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveEntry } from './move-entry.ts';
import classes from './sortable-list.module.css';
import { SortableRow } from './sortable-row.tsx';
import { useSortableWords } from './use-sortable-words.ts';

interface Props<T> {
  entries: readonly T[];
  idOf: (entry: T) => string;
  /** Returns the name of an entry for labels. */
  nameOf: (entry: T) => string;
  onOrder: (entries: T[]) => void;
  label: string;
  children: (entry: T) => ReactNode;
}

export function SortableList<T>({ entries, idOf, nameOf, onOrder, label, children }: Props<T>) {
  const { t } = useTranslation();
  const ids = entries.map(idOf);
  const list = useRef<HTMLUListElement>(null);
  const [pressed, setPressed] = useState<{ id: string; by: number }>();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameById = (id: string) => {
    const entry = entries[ids.indexOf(id)];
    return entry === undefined ? '' : nameOf(entry);
  };
  const accessibility = useSortableWords(ids, nameById);

  // After a move, the pressed button keeps the focus. At an end of the list it is disabled, so the other gets it.
  useEffect(() => {
    if (!pressed) return;
    const row = list.current?.querySelector(`[data-row="${pressed.id}"]`);
    const [up, down] = row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [];
    const [wanted, other] = pressed.by < 0 ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [pressed]);

  function step(id: string, by: number) {
    const from = ids.indexOf(id);
    onOrder(moveEntry(entries, from, from + by));
    setPressed({ id, by });
    setAnnouncement(t('chosen.movedTo', { name: nameById(id), place: from + by + 1, total: ids.length }));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over) onOrder(moveEntry(entries, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} className={classes.list} aria-label={label}>
          {entries.map((entry, index) => (
            <SortableRow
              key={idOf(entry)}
              id={idOf(entry)}
              name={nameOf(entry)}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              onStep={(by) => step(idOf(entry), by)}
            >
              {children(entry)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </DndContext>
  );
}
