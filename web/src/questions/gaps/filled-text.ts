import type { Gap } from '@lulus/contract';

/** Returns what a student gave in a gap, as text. */
export const filledText = ({ type, options }: Gap, given: string): string =>
  type === 'list' ? (options?.[given] ?? given) : given;

/** Returns what a student filled in, as text by the gap's number. */
export const filledTexts = (
  gaps: Record<string, Gap>,
  response: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(response).flatMap(([number, given]) =>
      gaps[number] ? [[number, filledText(gaps[number], given)]] : [],
    ),
  );
