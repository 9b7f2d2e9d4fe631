/** Returns 3.75 minutes as '3 minutes 45 seconds', or '3 menit 45 detik'. */
export function minutesText(minutes: number, locale: string): string {
  const seconds = Math.round(minutes * 60);
  const whole = Math.trunc(seconds / 60);
  const rest = seconds % 60;
  if (rest === 0) return unitText(whole, 'minute', locale);
  if (whole === 0) return unitText(rest, 'second', locale);
  return `${unitText(whole, 'minute', locale)} ${unitText(rest, 'second', locale)}`;
}

function unitText(count: number, unit: 'minute' | 'second', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
