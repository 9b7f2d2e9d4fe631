import { formatRational, OPTION_IMAGE_WIDTH_PX, readNumber } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../platform/ui/content/asset-image.tsx';
import { isImagePath } from '../platform/ui/content/asset-url.ts';
import { RichText } from '../platform/ui/content/rich-text.tsx';
import { filledText } from '../questions/gaps/filled-text.ts';
import type { AnsweredRow, FeedbackText } from './feedback.ts';
import classes from './feedback-table.module.css';
import { Nothing } from './nothing.tsx';

/** The student's answer by type. Shows the server's text if there is no more. */
export function SelectedAnswer({ row }: { row: AnsweredRow }) {
  const { t } = useTranslation();
  const { interaction, response, options, answer } = row;
  const isTable = interaction === 'choice_table' || interaction === 'match';
  if (isTable && row.rows.length > 0) return <TableAnswer row={row} />;
  if (interaction === 'gaps' && response !== null) return <GapsAnswer row={row} />;
  if (!answer) return <Nothing label={t('results.noAnswer')} />;
  if (interaction === 'order' && Array.isArray(response) && options.length > 0) {
    return <OrderAnswer options={options} order={response} />;
  }
  const chosen = options.filter(({ key }) =>
    Array.isArray(response) ? response.includes(key) : interaction === 'choice' && response === key,
  );
  if (interaction === 'essay') return <EssayAnswer row={row} />;
  if (interaction === 'number') return <NumberAnswer row={row} />;
  if (interaction === 'choice_multiple' && chosen.length > 0) {
    return (
      <ul className={classes.ticked}>
        {chosen.map((option) => (
          <li key={option.key}>
            <Content content={option} />
          </li>
        ))}
      </ul>
    );
  }
  // The server shortens rich text to words.
  return <Content content={chosen[0] ?? { key: '', text: answer, isHtml: false }} />;
}

function Content({ content: { text, isHtml } }: { content: FeedbackText }) {
  const { t } = useTranslation();
  if (isHtml) return <RichText html={text} />;
  if (isImagePath(text))
    return <AssetImage path={text} alt={t('ui.optionImage')} width={OPTION_IMAGE_WIDTH_PX} />;
  return (
    <span className={classes.answer} dir="auto">
      {text}
    </span>
  );
}

/** The whole text, and the marker's comment. */
function EssayAnswer({ row: { answer, response, comment } }: { row: AnsweredRow }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.essay} dir="auto">
        {typeof response === 'string' ? response : answer}
      </p>
      {comment && (
        <p className={classes.essay} dir="auto">
          <strong>{t('results.comment')}:</strong> {comment}
        </p>
      )}
    </>
  );
}

/** The options in the student's order. */
function OrderAnswer({ options, order }: { options: FeedbackText[]; order: string[] }) {
  return (
    <ol className={classes.ordered}>
      {order.map((key) => (
        <li key={key}>
          <Content
            content={options.find((option) => option.key === key) ?? { key, text: key, isHtml: false }}
          />
        </li>
      ))}
    </ol>
  );
}

/** Each statement or left side with the student's column. */
function TableAnswer({ row: { rows, options, response } }: { row: AnsweredRow }) {
  const { t } = useTranslation();
  const picked =
    response !== null && typeof response === 'object' && !Array.isArray(response) ? response : {};
  return (
    <ul className={classes.statements}>
      {rows.map((statement) => {
        const column = options.find(({ key }) => key === picked[statement.key]);
        return (
          <li key={statement.key}>
            <Content content={statement} />
            <strong>
              {column ? <Content content={column} /> : <Nothing label={t('results.noAnswer')} />}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}

/** Each gap with what the student filled in. */
function GapsAnswer({ row: { gaps, response } }: { row: AnsweredRow }) {
  const { t } = useTranslation();
  const filled = (response ?? {}) as Record<string, string>;
  return (
    <ul className={classes.statements}>
      {Object.entries(gaps).map(([number, gap]) => (
        <li key={number}>
          {t('attempts.gap', { number })}
          <strong>
            {filled[number] ? (
              <Content content={{ key: '', text: filledText(gap, filled[number]), isHtml: false }} />
            ) : (
              <Nothing label={t('results.noAnswer')} />
            )}
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** The number as typed, and how it was read where that differs. */
function NumberAnswer({ row: { answer, response, unit, decimalSign } }: { row: AnsweredRow }) {
  const { t } = useTranslation();
  const typed = typeof response === 'string' ? response : answer;
  const read = readNumber(typed, { decimalSign, unit });
  const number = read && formatRational(read, decimalSign);
  const isAsTyped = answer === `${number} ${unit ?? ''}`.trim();
  return (
    <>
      <Content content={{ key: '', text: answer, isHtml: false }} />
      {!isAsTyped && (
        <p className={classes.rule}>
          {number === null ? t('attempts.notANumber') : t('attempts.readAs', { number, unit: unit ?? '' })}
        </p>
      )}
    </>
  );
}
