import type { DndContextProps } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** Returns the announcements of a drag for assistive technology, in the current language. */
export function useSortableWords(
  ids: readonly string[],
  nameById: (id: string) => string,
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation();
  const place = (id: string, over: string) =>
    t('chosen.movedTo', { name: nameById(id), place: ids.indexOf(over) + 1, total: ids.length });
  return {
    screenReaderInstructions: { draggable: t('chosen.dragHelp') },
    announcements: {
      onDragStart: ({ active }) => t('chosen.pickedUp', { name: nameById(String(active.id)) }),
      onDragOver: ({ active, over }) => (over ? place(String(active.id), String(over.id)) : undefined),
      onDragEnd: ({ active, over }) => (over ? place(String(active.id), String(over.id)) : undefined),
      onDragCancel: () => t('chosen.moveCancelled'),
    },
  };
}
