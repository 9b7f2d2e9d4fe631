/** The numbers that automatic lists give paragraphs, as Word shows them. */
import { childOf, childrenOf, type XmlElement } from '../xml-tree.ts';
import { settingOf } from './xml.ts';

interface Level {
  start: number;
  format: string;
  /** Such as `%1.`, where `%1` is the number of the first level. */
  text: string;
  /** The level whose number starts this one again, from 1. 0 is never. */
  restart: number | undefined;
  isLegal: boolean;
}

interface List {
  abstract: string;
  /** Levels that this list has in place of the shared ones. */
  levels: Map<number, Level>;
  starts: Map<number, number>;
}

const MAX_LEVELS = 9;
const ROMAN: [string, number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function toRoman(number: number): string {
  let left = number;
  let written = '';
  for (const [sign, value] of ROMAN) {
    for (; left >= value && written.length < 40; left -= value) written += sign;
  }
  return written;
}

/** Word repeats the letter after z: aa, bb. */
const toLetter = (number: number): string =>
  number < 1
    ? ''
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(10, Math.ceil(number / 26)));

/** Writes a number as a list shows it. */
function writeNumber(number: number, format: string): string {
  switch (format) {
    // The grammar of questions knows Latin letters, and letters of options are not stored.
    case 'arabicAlpha':
    case 'arabicAbjad':
    case 'lowerLetter':
      return toLetter(number);
    case 'upperLetter':
      return toLetter(number).toUpperCase();
    case 'lowerRoman':
      return toRoman(number);
    case 'upperRoman':
      return toRoman(number).toUpperCase();
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'none':
      return '';
    default:
      return String(number);
  }
}

function readLevel(level: XmlElement): Level {
  const format = settingOf(level, 'w:numFmt') ?? 'decimal';
  const restart = settingOf(level, 'w:lvlRestart');
  const legal = childOf(level, 'w:isLgl');
  return {
    start: Number(settingOf(level, 'w:start') ?? 0),
    format,
    text: settingOf(level, 'w:lvlText') ?? '',
    restart: restart === undefined ? undefined : Number(restart),
    isLegal: legal !== undefined && !/^(0|false|off)$/.test(legal.attributes['w:val'] ?? ''),
  };
}

const levelsOf = (node: XmlElement): Map<number, Level> =>
  new Map(childrenOf(node, 'w:lvl').map((level) => [Number(level.attributes['w:ilvl']), readLevel(level)]));

/** A sign of a bullet list. Symbol fonts have their own characters, which other fonts do not show. */
const BULLET = '•';

export class Numbering {
  private readonly abstracts = new Map<string, Map<number, Level>>();
  private readonly lists = new Map<string, List>();
  private readonly counters = new Map<string, (number | undefined)[]>();
  private readonly started = new Set<string>();

  constructor(part: XmlElement | undefined) {
    const byStyle = new Map<string, string>();
    const links = new Map<string, string>();
    for (const abstract of childrenOf(part, 'w:abstractNum')) {
      const id = abstract.attributes['w:abstractNumId'] ?? '';
      this.abstracts.set(id, levelsOf(abstract));
      const own = settingOf(abstract, 'w:styleLink');
      const other = settingOf(abstract, 'w:numStyleLink');
      if (own !== undefined) byStyle.set(own, id);
      if (other !== undefined) links.set(id, other);
    }
    for (const list of childrenOf(part, 'w:num')) {
      const written = settingOf(list, 'w:abstractNumId') ?? '';
      const linked = links.get(written);
      const abstract = (linked !== undefined && byStyle.get(linked)) || written;
      const levels = new Map<number, Level>();
      const starts = new Map<number, number>();
      for (const override of childrenOf(list, 'w:lvlOverride')) {
        const at = Number(override.attributes['w:ilvl']);
        const level = childOf(override, 'w:lvl');
        const start = settingOf(override, 'w:startOverride');
        if (level) levels.set(at, readLevel(level));
        if (start !== undefined) starts.set(at, Number(start));
      }
      this.lists.set(list.attributes['w:numId'] ?? '', { abstract, levels, starts });
    }
  }

  private levelOf(list: List, at: number): Level | undefined {
    return list.levels.get(at) ?? this.abstracts.get(list.abstract)?.get(at);
  }

  /** Counts a paragraph of a list, and returns its label, such as `3.` or `a)`. Empty if the list shows none. */
  next(id: string, at: number): string {
    const list = this.lists.get(id);
    const level = list && this.levelOf(list, at);
    if (!list || !level || at >= MAX_LEVELS || id === '0') return '';
    const counters = this.counters.get(list.abstract) ?? [];
    this.counters.set(list.abstract, counters);
    const start = list.starts.get(at);
    const mark = `${id} ${at}`;
    if (start !== undefined && !this.started.has(mark)) counters[at] = start;
    else counters[at] = counters[at] === undefined ? (start ?? level.start) : (counters[at] as number) + 1;
    this.started.add(mark);
    for (let below = at + 1; below < MAX_LEVELS; below++) {
      const restart = this.levelOf(list, below)?.restart;
      if (restart === undefined || (restart !== 0 && at < restart)) counters[below] = undefined;
    }
    if (level.format === 'bullet') return level.text.trim() === '' ? '' : BULLET;
    return level.text
      .replace(/%([1-9])/g, (_, number: string) => {
        const other = Number(number) - 1;
        const shown = this.levelOf(list, other);
        const format = level.isLegal && shown?.format !== 'none' ? 'decimal' : (shown?.format ?? 'decimal');
        return writeNumber(counters[other] ?? shown?.start ?? 1, format);
      })
      .trim();
  }
}
