/** Declarations of responses: type, right values, and points by value. */
import { childOf, childrenOf, type XmlElement } from '../xml-tree.ts';
import { booleanOf, numberOf, trimmedText } from './xml.ts';

interface MapEntry {
  value: string;
  points: number;
  isCase: boolean;
}

export interface Mapping {
  entries: MapEntry[];
  /** Points of every other value. */
  otherwise: number;
  lower: number | undefined;
  upper: number | undefined;
}

export interface ResponseDeclaration {
  id: string;
  cardinality: string;
  baseType: string;
  /** Absent without a key. */
  correct: string[] | undefined;
  mapping: Mapping | undefined;
}

function mappingOf(element: XmlElement | undefined): Mapping | undefined {
  if (!element) return undefined;
  const entries = childrenOf(element, 'mapEntry').map(({ attributes }) => ({
    value: (attributes.mapKey ?? '').trim(),
    points: numberOf(attributes.mappedValue) ?? 0,
    isCase: booleanOf(attributes.caseSensitive) ?? true,
  }));
  return {
    entries,
    otherwise: numberOf(element.attributes.defaultValue) ?? 0,
    lower: numberOf(element.attributes.lowerBound),
    upper: numberOf(element.attributes.upperBound),
  };
}

function correctOf(element: XmlElement | undefined): string[] | undefined {
  const values = childrenOf(element, 'value').map(trimmedText);
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 ? filled : undefined;
}

export const declarationsOf = (item: XmlElement): Map<string, ResponseDeclaration> =>
  new Map(
    childrenOf(item, 'responseDeclaration').map((element) => {
      const { identifier = '', cardinality = 'single', baseType = 'string' } = element.attributes;
      return [
        identifier,
        {
          id: identifier,
          cardinality,
          baseType,
          correct: correctOf(childOf(element, 'correctResponse')),
          mapping: mappingOf(childOf(element, 'mapping')),
        },
      ];
    }),
  );

/** The points of one value, within the bounds of the mapping. */
export const bounded = (points: number, { lower, upper }: Pick<Mapping, 'lower' | 'upper'>): number =>
  Math.min(upper ?? Number.POSITIVE_INFINITY, Math.max(lower ?? Number.NEGATIVE_INFINITY, points));
