import { OPTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import type { Option, Question } from '../paper/paper.ts';
import classes from './option-list.module.css';

interface Props {
  question: Question;
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** As far apart as systems let the two presses of a double click be. */
const DOUBLE_MS = 1000;
/** When an option was last pressed, also one of another question: a key may have led from one to the other. */
let pressedAt = 0;

/** The options as native radio buttons: arrows, spaces and screen readers work as everywhere. */
export function OptionList({ question, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const hasImages = question.options.some(({ isImage }) => isImage);
  return (
    <div
      role="radiogroup"
      aria-label={t('attempts.options')}
      className={classes.list}
      data-images={hasImages || undefined}
      // The second press of a double click that began elsewhere, as on what has brought the question, is not about it.
      onClickCapture={(event) => {
        if (event.detail > 1 && event.timeStamp - pressedAt > DOUBLE_MS) event.preventDefault();
        else pressedAt = event.timeStamp;
      }}
    >
      {question.options.map((option, index) => (
        <label key={option.key} className={classes.option} data-chosen={option.key === chosen || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={question.id}
            value={option.key}
            checked={option.key === chosen}
            onChange={() => onChoose(option.key)}
          />
          <span className={classes.letter} aria-hidden>
            {letterOf(index)}
          </span>
          <OptionContent option={option} letter={letterOf(index)} />
          <IconCheck size={22} stroke={2.5} className={classes.check} aria-hidden />
        </label>
      ))}
    </div>
  );
}

function OptionContent({ option, letter }: { option: Option; letter: string }) {
  const { t } = useTranslation();
  if (!option.isImage) return <span className={classes.text}>{option.text}</span>;
  return (
    <span className={classes.picture}>
      <AssetImage
        path={option.text}
        alt={t('attempts.optionImage', { letter })}
        width={OPTION_IMAGE_WIDTH_PX}
      />
    </span>
  );
}

/** A, B, C… in the order shown. */
export function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
