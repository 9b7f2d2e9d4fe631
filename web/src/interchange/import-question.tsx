import { QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { weightText } from '../corrections/weights.ts';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { messageText } from '../platform/i18n/message-text.ts';
import { AssetImage } from '../platform/ui/content/asset-image.tsx';
import { AttentionNote } from '../platform/ui/feedback/attention-note.tsx';
import { ChooseBox } from '../platform/ui/tables/choose-box.tsx';
import { QuestionBody } from '../questions/display/question-body.tsx';
import { QuestionText } from '../questions/gaps/question-text.tsx';
import classes from './import-preview.module.css';
import type { PreviewRow } from './interchange.api.ts';

interface Props {
  row: PreviewRow;
  isChosen: boolean;
  onChoose: (rows: PreviewRow[], isChosen: boolean) => void;
}

/** Returns the place in the file, such as "question 3", as the start of a title. */
const atStart = (place: string): string => place.charAt(0).toUpperCase() + place.slice(1);

/** A question of the file, with what it loses. */
export const ImportQuestion = memo(function ImportQuestion({ row, isChosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const nameId = useId();
  const { image, audio, video } = row.bank_asset;
  return (
    <li>
      <article className={classes.question} data-chosen={isChosen || undefined} aria-labelledby={nameId}>
        <div className={classes.head}>
          <ChooseBox
            label={t('chosen.one', { name: row.ref })}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose([row], currentTarget.checked)}
          />
          <p id={nameId} className={classes.name}>
            {atStart(row.ref)}
          </p>
          <p className={classes.facts}>
            {[row.section, t('interchange.points', { weight: weightText(row.bank_question_weight, locale) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <QuestionText html={row.bank_question} gaps={row.bank_gaps} />
        {image.map((path) => (
          <AssetImage key={path} path={path} alt="" width={QUESTION_IMAGE_WIDTH_PX} />
        ))}
        {audio.length + video.length > 0 && <em>{t('interchange.recording')}</em>}
        <QuestionBody question={row} />
        {(row.duplicate_of || row.warnings.length > 0) && (
          <AttentionNote>
            {row.duplicate_of && <p>{t('interchange.duplicate')}</p>}
            {row.warnings.map((warning) => (
              <p key={warning.message}>{messageText(warning, warning.message)}</p>
            ))}
          </AttentionNote>
        )}
      </article>
    </li>
  );
});
