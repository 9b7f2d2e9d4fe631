import type { OptionType } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { PartContent } from '../display/part-content.tsx';
import classes from './order-lines.module.css';

interface Props {
  options: Record<string, string>;
  type: OptionType;
  /** The options in the right order. Undefined for paper, where each option has a box for its number. */
  order: readonly string[] | undefined;
}

/** Options in the right order, or as students see them on paper. */
export function OrderLines({ options, type, order }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={classes.options} aria-label={t(order ? 'questions.rightOrder' : 'questions.options')}>
      {(order ?? Object.keys(options)).map((option, index) => (
        <li key={option} className={classes.option}>
          {order ? <span className={classes.place}>{index + 1}</span> : <span className={classes.box} />}
          <div className={classes.content}>
            <PartContent
              content={options[option] ?? ''}
              type={type}
              alt={t('questions.orderImage', { number: index + 1 })}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
