import { type Gap, MIN_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { findMarkers } from '../interactions/gaps/find-markers.ts';
import type { Fields } from '../platform/errors.ts';
import { withoutEmpty } from './compose-options.ts';

/** Adds the faults of gaps: each has one marker in the text, and a list has options. Returns them as they are stored. */
export function composeGaps(sent: Record<string, Gap>, html: string, faults: Fields): Record<string, Gap> {
  const markers = findMarkers(html);
  const problems: Problem[] = [];
  const gaps = Object.fromEntries(
    Object.entries(sent).map(([number, { type, options = {} }]) => {
      const own = withoutEmpty(options);
      if (!markers.includes(number)) problems.push(problem('gap_without_marker', { number }));
      if (type === 'list' && Object.keys(own).length < MIN_OPTIONS_PER_QUESTION) {
        problems.push(problem('gap_options_missing', { number, min: MIN_OPTIONS_PER_QUESTION }));
      }
      return [number, type === 'list' ? { type, options: own } : { type }];
    }),
  );
  for (const [at, number] of markers.entries()) {
    if (markers.indexOf(number) !== at) problems.push(problem('marker_twice', { number }));
    else if (!gaps[number]) problems.push(problem('marker_without_gap', { number }));
  }
  if (markers.length === 0 && problems.length === 0) problems.push(problem('gaps_missing'));
  if (problems.length > 0) faults.bank_gaps = problems;
  return gaps;
}
