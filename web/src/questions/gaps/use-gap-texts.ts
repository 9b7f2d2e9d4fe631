import type { Gap, GapAnswer, NumberKey, ShortAnswerKey } from '@lulus/contract';
import { useKeyTexts } from '../display/use-key-texts.ts';

/** Returns a function for the right answers of the gaps as text, for those that have a key. */
export function useGapKeys() {
  const { numberKey } = useKeyTexts();
  function textOf({ type, options }: Gap, key: GapAnswer): string {
    if (type === 'number') return numberKey(key as NumberKey, null) ?? '';
    if (type === 'list') return (key as string[]).map((option) => options?.[option] ?? '').join(' / ');
    const whole = (key as ShortAnswerKey).filter(({ share }) => share === 1);
    return whole.map(({ answer }) => answer).join(' / ');
  }
  return (gaps: Record<string, Gap>, key: Record<string, GapAnswer>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(gaps).flatMap(([number, gap]) => {
        const own = key[number];
        return own ? [[number, textOf(gap, own)]] : [];
      }),
    );
}
