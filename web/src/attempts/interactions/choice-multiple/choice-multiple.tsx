import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTickText } from '../../../questions/display/use-tick-text.ts';
import { letterOf } from '../../../questions/letter-of.ts';
import { withOption } from '../../answers/response.ts';
import classes from '../../screen/option-list.module.css';
import { directionOf, OptionContent } from '../../screen/option-list.tsx';
import type { PlayerProps } from '../player-props.ts';
import own from './choice-multiple.module.css';

/** Several options can be ticked, up to `maxChoices`. */
export function ChoiceMultiple({ question, response, onAnswer }: PlayerProps) {
  const { t } = useTranslation();
  const hint = useId();
  const [isFull, setFull] = useState(false);
  const { options, minChoices: min, maxChoices: max } = question;
  const asked = useTickText(min, max);
  const ticked = Array.isArray(response) ? response : [];

  function toggle(key: string) {
    const next = withOption(question, response, key);
    setFull(next === undefined);
    if (next !== undefined) onAnswer(next);
  }

  return (
    <div>
      <p id={hint} className={own.asked}>
        {asked}
      </p>
      <fieldset
        aria-label={t('attempts.options')}
        aria-describedby={hint}
        className={`${classes.list} ${own.group}`}
        data-images={options.some(({ isImage }) => isImage) || undefined}
      >
        {options.map((option, index) => (
          <label
            key={option.key}
            className={classes.option}
            dir={directionOf(option)}
            data-chosen={ticked.includes(option.key) || undefined}
          >
            <input
              type="checkbox"
              className="visually-hidden"
              checked={ticked.includes(option.key)}
              onChange={() => toggle(option.key)}
            />
            <span className={`${classes.letter} ${own.box}`} aria-hidden>
              {letterOf(index)}
            </span>
            <OptionContent option={option} letter={letterOf(index)} />
            <IconCheck size={22} stroke={2.5} className={classes.check} aria-hidden />
          </label>
        ))}
      </fieldset>
      <p role="status" className={own.full}>
        {isFull && max !== null && t('attempts.tickFull', { count: max })}
      </p>
    </div>
  );
}
