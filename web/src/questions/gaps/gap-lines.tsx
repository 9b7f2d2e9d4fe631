import type { Gap, GapAnswer, GapsKey } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { OptionLines } from '../display/option-lines.tsx';
import { TypedKey } from '../display/typed-key.tsx';
import { filledText } from './filled-text.ts';
import classes from './gap-lines.module.css';

interface Props {
  gaps: Record<string, Gap>;
  /** Undefined for paper that students write on, which shows the options of lists only. */
  answerKey: GapsKey | undefined;
  /** What the student filled in, on an answer sheet. */
  response?: Record<string, string>;
}

/** The gaps of a text with their options, answers and keys. */
export function GapLines({ gaps, answerKey, response }: Props) {
  const { t } = useTranslation();
  const shown = Object.entries(gaps).filter(([, { type }]) => answerKey || type === 'list');
  return (
    <dl className={classes.gaps}>
      {shown.map(([number, gap]) => (
        <div key={number} className={classes.gap}>
          <dt className={classes.name}>
            {t('attempts.gap', { number })}
            {response && (
              <>
                {': '}
                <bdi>{filledText(gap, response[number] ?? '') || t('results.noAnswer')}</bdi>
              </>
            )}
          </dt>
          <dd className={classes.content}>
            <GapKey gap={gap} answer={answerKey?.[number]} chosen={response?.[number]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function GapKey({
  gap: { type, options = {} },
  answer,
  chosen,
}: {
  gap: Gap;
  answer: GapAnswer | undefined;
  chosen: string | undefined;
}) {
  if (type === 'list') {
    return (
      <OptionLines
        options={Object.entries(options).map(([option, content]) => ({ option, content }))}
        type="text"
        right={(answer ?? []) as string[]}
        chosen={chosen ? [chosen] : []}
      />
    );
  }
  const interaction = type === 'number' ? 'number' : 'short_answer';
  return (
    <TypedKey question={{ interaction, bank_key: answer ?? (type === 'number' ? {} : []), unit: null }} />
  );
}
