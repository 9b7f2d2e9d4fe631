/** How a run of text looks, as tags of rich text. */
import { childOf, type XmlElement } from '../xml-tree.ts';
import { settingOf } from './xml.ts';

export interface Look {
  /** From the outermost to the innermost, such as `b` and `sup`. */
  tags: string[];
  /** Looks that rich text does not have. They can mark the right option. */
  marks: ('highlight' | 'color')[];
  isCapital: boolean;
  isHidden: boolean;
  font: string;
}

const isOff = (value: string | undefined) => value !== undefined && /^(0|false|off|none)$/.test(value);

function isOn(all: XmlElement[], name: string): boolean {
  for (const properties of all) {
    const found = childOf(properties, name);
    if (found) return !isOff(found.attributes['w:val']);
  }
  return false;
}

function first(all: XmlElement[], name: string, attribute = 'w:val'): string | undefined {
  for (const properties of all) {
    const value = childOf(properties, name)?.attributes[attribute];
    if (value !== undefined) return value;
  }
  return undefined;
}

const isColor = (value: string | undefined, plain: RegExp) => value !== undefined && !plain.test(value);

/** Only the run's own colors count: those of styles belong to headings and links. */
function marksOf(own: XmlElement | undefined): Look['marks'] {
  const fill = childOf(own, 'w:shd')?.attributes['w:fill'];
  const isHighlighted =
    isColor(settingOf(own, 'w:highlight'), /^(none|white)$/i) || isColor(fill, /^(auto|f{6})$/i);
  const isColored = isColor(
    settingOf(own, 'w:color'),
    /^(auto|0{6}|f{6}|00000A|1A1A1A|222222|333333|0D0D0D|212529|202124)$/i,
  );
  return [...(isHighlighted ? (['highlight'] as const) : []), ...(isColored ? (['color'] as const) : [])];
}

/** LibreOffice writes some small raised or lowered text by its position. */
function scriptOf(all: XmlElement[], own: XmlElement | undefined): string | undefined {
  const position = Number(settingOf(own, 'w:position') ?? 0);
  if (position === 0 || !childOf(own, 'w:sz')) return first(all, 'w:vertAlign');
  return position > 0 ? 'superscript' : 'subscript';
}

/** Returns the look by properties in the order of precedence. The first ones are the run's own, if it has any. */
export function lookOf(all: XmlElement[], own: XmlElement | undefined): Look {
  const script = scriptOf(all, own);
  const underline = first(all, 'w:u');
  const tags = [
    isOn(all, 'w:b') && 'b',
    isOn(all, 'w:i') && 'i',
    underline !== undefined && !isOff(underline) && 'u',
    (isOn(all, 'w:strike') || isOn(all, 'w:dstrike')) && 's',
    script === 'superscript' && 'sup',
    script === 'subscript' && 'sub',
  ].filter((tag) => tag !== false);
  return {
    tags,
    marks: marksOf(own),
    isCapital: isOn(all, 'w:caps'),
    isHidden: isOn(all, 'w:vanish'),
    font: first(all, 'w:rFonts', 'w:ascii') ?? '',
  };
}
