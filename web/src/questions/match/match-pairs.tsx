import type { MatchKey, OptionType, TextType } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { PartContent } from '../display/part-content.tsx';
import { letterOf } from '../letter-of.ts';
import classes from './match-pairs.module.css';

interface Props {
  rows: Record<string, string>;
  rowsType: TextType;
  options: Record<string, string>;
  optionsType: OptionType;
}

/** Each left side with its right side, and the right sides that belong to none. */
export function MatchPairs({
  rows,
  rowsType,
  options,
  optionsType,
  answerKey,
}: Props & { answerKey: MatchKey }) {
  const { t } = useTranslation();
  const numbers = Object.keys(options);
  const used = Object.values(answerKey);

  function contentOf(option: string | undefined) {
    if (option === undefined) return '–';
    const alt = t('questions.optionImage', { letter: letterOf(numbers.indexOf(option)) });
    return <PartContent content={options[option] ?? ''} type={optionsType} alt={alt} />;
  }

  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('questions.pairs')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('questions.leftSide')}</th>
            <th scope="col">{t('questions.rightSide')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([row, content]) => (
            <tr key={row}>
              <th scope="row">
                <PartContent content={content} type={rowsType} />
              </th>
              <td>{contentOf(answerKey[row])}</td>
            </tr>
          ))}
          {numbers
            .filter((option) => !used.includes(option))
            .map((option) => (
              <tr key={`option ${option}`}>
                <th scope="row" className={classes.none}>
                  {t('questions.noLeftSide')}
                </th>
                <td>{contentOf(option)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Both sides in two columns for paper: a line before each left side, a letter before each right side. */
export function MatchPaper({ rows, rowsType, options, optionsType }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.sides}>
      <ol className={classes.side} aria-label={t('questions.leftSides')}>
        {Object.entries(rows).map(([row, content]) => (
          <li key={row} className={classes.part}>
            <span className={classes.line} />
            <div className={classes.content}>
              <PartContent content={content} type={rowsType} />
            </div>
          </li>
        ))}
      </ol>
      <ol className={classes.side} aria-label={t('questions.rightSides')}>
        {Object.entries(options).map(([option, content], index) => {
          const letter = letterOf(index);
          return (
            <li key={option} className={classes.part}>
              <span className={classes.letter}>{letter}</span>
              <div className={classes.content}>
                <PartContent
                  content={content}
                  type={optionsType}
                  alt={t('questions.optionImage', { letter })}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
