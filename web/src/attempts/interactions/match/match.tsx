import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../platform/ui/content/rich-text.tsx';
import { textDirection } from '../../../platform/ui/content/text-direction.ts';
import { letterOf } from '../../../questions/letter-of.ts';
import { orNull } from '../../answers/response.ts';
import type { Option } from '../../paper/paper.ts';
import { directionOf, OptionContent } from '../../screen/option-list.tsx';
import { optionName } from '../option-name.ts';
import type { PlayerProps } from '../player-props.ts';
import classes from './match.module.css';

/** Characters of an option in the menu. The list has the whole text. */
const MENU_TEXT_LENGTH = 60;

/** Returns the letter and text of an option for the menu. The text keeps its own direction. */
function menuText(option: Option, letter: string): string {
  const name = optionName(option);
  const text = name.length > MENU_TEXT_LENGTH ? `${name.slice(0, MENU_TEXT_LENGTH)}…` : name;
  return text ? `${letter} — \u2068${text}\u2069` : letter;
}

/** Of each left side, a right side is picked from a menu. Menus cannot show rich text, so a list has the right sides. */
export function Match({ question, response, onAnswer }: PlayerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { rows, options, reuseOptions } = question;
  const picked = (typeof response === 'object' && !Array.isArray(response) && response) || {};
  /** An option that was in another row before. */
  const [moved, setMoved] = useState<{ option: string; from: string; to: string }>();

  const letters = new Map(options.map(({ key }, index) => [key, letterOf(index)]));
  const numbers = new Map(rows.map(({ key }, index) => [key, index + 1]));
  /** The row that must give up the option if this row gets it. */
  const otherRowOf = (row: string, option: string) =>
    reuseOptions ? undefined : rows.find(({ key }) => key !== row && picked[key] === option)?.key;

  function pick(row: string, option: string) {
    const from = otherRowOf(row, option);
    setMoved(from === undefined ? undefined : { option, from, to: row });
    const others = Object.entries(picked).filter(([key]) => key !== row && key !== from);
    onAnswer(orNull(Object.fromEntries(option === '' ? others : [...others, [row, option]])));
  }

  function noteOf(row: string) {
    if (moved?.to !== row || picked[row] !== moved.option || picked[moved.from] !== undefined) return null;
    return t('attempts.optionMoved', { letter: letters.get(moved.option), row: numbers.get(moved.from) });
  }

  function textOf(option: Option, row: string) {
    const text = menuText(option, letters.get(option.key) ?? '');
    const other = otherRowOf(row, option.key);
    return other === undefined ? text : t('attempts.optionInRow', { option: text, row: numbers.get(other) });
  }

  return (
    <div>
      <ul
        className={classes.options}
        aria-label={t('attempts.options')}
        data-images={options.some(({ isImage }) => isImage) || undefined}
      >
        {options.map((option) => (
          <li
            key={option.key}
            className={classes.option}
            dir={directionOf(option)}
            data-picked={Object.values(picked).includes(option.key) || undefined}
          >
            <span className={classes.letter}>{letters.get(option.key)}</span>
            <OptionContent option={option} letter={letters.get(option.key) ?? ''} />
          </li>
        ))}
      </ul>
      <p className={classes.progress}>
        {t('attempts.rowsAnswered', { answered: Object.keys(picked).length, rows: rows.length })}
      </p>
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={classes.row} dir={textDirection(row.text)}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div id={`${id}-${row.key}`} className={classes.left} dir="auto">
              {row.isHtml ? <RichText html={row.text} /> : row.text}
            </div>
            <select
              className={classes.menu}
              aria-labelledby={`${id}-${row.key}`}
              // The letter of each entry comes first.
              dir="ltr"
              value={picked[row.key] ?? ''}
              onChange={({ currentTarget }) => pick(row.key, currentTarget.value)}
            >
              <option value="">…</option>
              {options.map((option) => (
                <option key={option.key} value={option.key}>
                  {textOf(option, row.key)}
                </option>
              ))}
            </select>
            <p role="status" className={classes.note} dir="auto">
              {noteOf(row.key)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
