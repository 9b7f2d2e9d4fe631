import { useSortable } from '@dnd-kit/sortable';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sortable-list.module.css';

interface Props {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
  children: ReactNode;
}

export function SortableRow({ id, name, isFirst, isLast, onStep, children }: Props) {
  const { t } = useTranslation();
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-row={id}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <button
        {...attributes}
        {...listeners}
        type="button"
        className={classes.handle}
        aria-label={t('chosen.drag', { name })}
      >
        <IconGripVertical size={20} aria-hidden />
      </button>
      <div className="fill">{children}</div>
      <div className={classes.moves}>
        <button
          type="button"
          className={classes.move}
          data-move="up"
          disabled={isFirst}
          aria-label={t('ui.moveUp', { name })}
          onClick={() => onStep(-1)}
        >
          <IconChevronUp size={20} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.move}
          data-move="down"
          disabled={isLast}
          aria-label={t('ui.moveDown', { name })}
          onClick={() => onStep(1)}
        >
          <IconChevronDown size={20} aria-hidden />
        </button>
      </div>
    </li>
  );
}
