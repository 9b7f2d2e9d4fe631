/** '7.5 / 10' */
export function scoreText(score: number, max: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return `${number.format(score)} / ${number.format(max)}`;
}
