/** Returns a text such as '7.5 / 10', or '7.5' if the maximum is unknown. */
export function scoreText(score: number, max: number | null, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return max === null ? number.format(score) : `${number.format(score)} / ${number.format(max)}`;
}
