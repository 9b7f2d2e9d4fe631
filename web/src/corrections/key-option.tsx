import type { DeliveredQuestion } from '@lulus/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../platform/ui/content/asset-image.tsx';
import { RichText } from '../platform/ui/content/rich-text.tsx';
import classes from './correction-form.module.css';

type Option = DeliveredQuestion['options'][number];

const IMAGE_WIDTH = 150;

interface Props {
  option: Option;
  isRight: boolean;
  onToggle: () => void;
}

/** Checkbox for a correct option, with all contents that students saw under its number. */
export function KeyOption({ option, isRight, onToggle }: Props) {
  return (
    <label className={classes.option}>
      <input type="checkbox" className="visually-hidden" checked={isRight} onChange={onToggle} />
      <span className={classes.box} aria-hidden>
        <IconCheck size={14} stroke={3} />
      </span>
      <OptionContents option={option} />
    </label>
  );
}

/** What students saw under the number of an option, the newest first. */
export function OptionContents({ option: { option, contents } }: { option: Option }) {
  const { t } = useTranslation();
  return (
    <span className={classes.contents}>
      {contents.map((content, index) => (
        <span key={content.content} className={index === 0 ? undefined : classes.earlier}>
          {index > 0 && `${t('corrections.formerly')} `}
          <Content content={content} number={option} />
        </span>
      ))}
    </span>
  );
}

function Content({ content, number }: { content: Option['contents'][number]; number: string }) {
  const { t } = useTranslation();
  if (content.option_type === 'text') return content.content;
  if (content.option_type === 'html') return <RichText html={content.content} />;
  return <AssetImage path={content.content} alt={t('corrections.imageOf', { number })} width={IMAGE_WIDTH} />;
}
