import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveEntry } from '../../../platform/ui/sorting/move-entry.ts';
import { letterOf } from '../../../questions/letter-of.ts';
import { directionOf, OptionContent } from '../../screen/option-list.tsx';
import { optionName } from '../option-name.ts';
import type { PlayerProps } from '../player-props.ts';
import classes from './order.module.css';
import { useDrag } from './use-drag.ts';

/**
 * The options are put in order with buttons, keys or by a handle. The order that is shown first is no answer until the
 * student moves an option or confirms it.
 */
export function Order({ question, response, onAnswer }: PlayerProps) {
  const { t } = useTranslation();
  const note = useRef<HTMLParagraphElement>(null);
  const [moved, setMoved] = useState<string>();
  const keys = Array.isArray(response) ? response : question.options.map(({ key }) => key);
  const { handle, shiftOf, dragged } = useDrag(move);

  const shown = keys.flatMap((key) => {
    const index = question.options.findIndex((option) => option.key === key);
    const option = question.options[index];
    if (!option) return [];
    const letter = letterOf(index);
    return [{ option, letter, name: optionName(option) || t('attempts.optionImage', { letter }) }];
  });
  const [first] = question.options;
  const movedTo = shown.findIndex(({ option }) => option.key === moved);

  function move(from: number, to: number) {
    if (to < 0 || to >= keys.length) return;
    setMoved(keys[from]);
    onAnswer(moveEntry(keys, from, to));
  }

  /** The pressed button disappears. The note takes its focus, so that Enter goes on to the next question. */
  function answer(order: string[] | null) {
    setMoved(undefined);
    onAnswer(order);
    note.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  }

  return (
    <div>
      <ol className={classes.list} aria-label={t('attempts.options')} dir={first && directionOf(first)}>
        {shown.map(({ option, letter, name }, index) => (
          <li
            key={option.key}
            className={classes.option}
            style={{ transform: `translateY(${shiftOf(index)}px)` }}
            data-moved={option.key === moved || undefined}
            data-dragged={index === dragged || undefined}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span className={classes.handle} aria-hidden {...handle(index)}>
              <IconGripVertical size={20} />
              <span className={classes.place}>{index + 1}</span>
            </span>
            <OptionContent option={option} letter={letter} />
            <button
              type="button"
              className={classes.button}
              aria-label={t('attempts.moveUp', { option: name })}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <IconChevronUp size={24} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.button}
              aria-label={t('attempts.moveDown', { option: name })}
              aria-disabled={index === shown.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <IconChevronDown size={24} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {movedTo >= 0 &&
          t('attempts.place', { option: shown[movedTo]?.name, place: movedTo + 1, total: shown.length })}
      </p>
      <div className={classes.foot} data-answered={response !== null || undefined}>
        <p ref={note} tabIndex={-1} className={classes.note}>
          {t(response === null ? 'attempts.orderUnanswered' : 'attempts.orderAnswered')}
        </p>
        {/* Two buttons in different places, so that a second press does not undo the first. */}
        {response === null ? (
          <Button key="confirm" variant="default" onClick={() => answer(keys)}>
            {t('attempts.orderIsRight')}
          </Button>
        ) : (
          <Button key="clear" variant="subtle" onClick={() => answer(null)}>
            {t('attempts.clearAnswer')}
          </Button>
        )}
      </div>
    </div>
  );
}
