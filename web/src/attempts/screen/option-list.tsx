import { OPTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import { textDirection } from '../../platform/ui/content/text-direction.ts';
import { letterOf } from '../../questions/letter-of.ts';
import type { Option, Question } from '../paper/paper.ts';
import classes from './option-list.module.css';

interface Props {
  question: Question;
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** Longest time between the two presses of a double click that operating systems allow. */
const DOUBLE_CLICK_MS = 1000;
/** Time of the last press on an option of any question, since a key may change the question between two presses. */
let pressedAt = 0;

/** The options as native radio buttons, for the usual keys and screen readers. */
export function OptionList({ question, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const hasImages = question.options.some(({ isImage }) => isImage);
  return (
    <div
      role="radiogroup"
      aria-label={t('attempts.options')}
      className={classes.list}
      data-images={hasImages || undefined}
      // Ignores the second press of a double click that began elsewhere, for example on Next.
      onClickCapture={(event) => {
        if (event.detail > 1 && event.timeStamp - pressedAt > DOUBLE_CLICK_MS) event.preventDefault();
        else pressedAt = event.timeStamp;
      }}
    >
      {question.options.map((option, index) => (
        <label
          key={option.key}
          className={classes.option}
          dir={directionOf(option)}
          data-chosen={option.key === chosen || undefined}
        >
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

/** The direction of an option, which its letter and check mark follow. */
export const directionOf = ({ text, isImage }: Option) => (isImage ? undefined : textDirection(text));

/** The text, rich text or picture of an option. */
export function OptionContent({ option, letter }: { option: Option; letter: string }) {
  const { t } = useTranslation();
  if (option.isHtml) return <RichText html={option.text} className={classes.text} />;
  if (!option.isImage) {
    return (
      <span className={classes.text} dir="auto">
        {option.text}
      </span>
    );
  }
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
