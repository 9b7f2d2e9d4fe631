/** Writes declarations of responses, and the rules that give points. */
import { qti, qtiText, type Written } from './write-xml.ts';

export interface Declared {
  id: string;
  cardinality: 'single' | 'multiple' | 'ordered';
  baseType: 'identifier' | 'string' | 'float' | 'directedPair';
  correct?: string[];
  mapping?: {
    entries: [value: string, points: number][];
    otherwise?: number;
    lower?: number;
    upper?: number;
    isCase?: boolean;
  };
}

export function declare({ id, cardinality, baseType, correct = [], mapping }: Declared): Written {
  const isText = baseType === 'string';
  return qti('responseDeclaration', { identifier: id, cardinality, baseType }, [
    ...(correct.length > 0
      ? [
          qti(
            'correctResponse',
            {},
            correct.map((value) => qtiText('value', {}, value)),
          ),
        ]
      : []),
    ...(mapping
      ? [
          qti(
            'mapping',
            { lowerBound: mapping.lower, upperBound: mapping.upper, defaultValue: mapping.otherwise ?? 0 },
            mapping.entries.map(([mapKey, mappedValue]) =>
              qti('mapEntry', {
                mapKey,
                mappedValue,
                ...(isText && { caseSensitive: mapping.isCase ?? false }),
              }),
            ),
          ),
        ]
      : []),
  ]);
}

export const variable = (identifier: string): Written => qti('variable', { identifier });
export const mapped = (identifier: string): Written => qti('mapResponse', { identifier });
export const base = (baseType: string, value: string | number): Written =>
  qtiText('baseValue', { baseType }, String(value));
export const isCorrect = (id: string): Written =>
  qti('match', {}, [variable(id), qti('correct', { identifier: id })]);
export const setScore = (value: Written): Written => qti('setOutcomeValue', { identifier: 'SCORE' }, [value]);
export const when = (condition: Written, rule: Written, otherwise?: Written): Written =>
  qti('responseCondition', {}, [
    qti('responseIf', {}, [condition, rule]),
    ...(otherwise ? [qti('responseElse', {}, [otherwise])] : []),
  ]);
export const addScore = (value: Written): Written => setScore(qti('sum', {}, [variable('SCORE'), value]));

/** The points of an answer that earns none. Blank answers cost nothing. */
export function wrongRule(ids: string[], points: number): Written {
  const answered = ids.map((id) => qti('not', {}, [qti('isNull', {}, [variable(id)])]));
  const isAnswered = answered.length === 1 ? answered : [qti('or', {}, answered)];
  const isNothing = qti('lte', {}, [variable('SCORE'), base('float', 0)]);
  return when(qti('and', {}, [...isAnswered, isNothing]), setScore(base('float', points)));
}
