import type { Gap } from '@lulus/contract';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import classes from './question-text.module.css';

interface Props {
  html: string;
  gaps: Record<string, Gap> | undefined;
  /** What stands in gaps, by their numbers. The others are empty lines. */
  texts?: Record<string, string>;
  className?: string;
}

/** The text of a question where it is not answered. Each of its gaps is a line with the gap's number. */
export function QuestionText({ html, gaps = {}, texts = {}, className = '' }: Props) {
  const gapOf = (number: string) =>
    gaps[number] && (
      <span className={classes.gap}>
        <span className={classes.number}>({number})</span> <bdi>{texts[number]}</bdi>
      </span>
    );
  return (
    <RichText html={html} className={className} gap={Object.keys(gaps).length > 0 ? gapOf : undefined} />
  );
}
