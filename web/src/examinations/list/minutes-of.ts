import type { TFunction } from 'i18next';

/** Returns '25 minutes' as the specification words it, or '31 minutes 15 seconds'. */
export function minutesOf(t: TFunction, minutes: number): string {
  return Number.isInteger(minutes)
    ? t('examinations.minutes', { count: minutes })
    : t('examinations.minutesAndSeconds', { time: minutes });
}
