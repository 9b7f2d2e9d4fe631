/** Runs of text in a Word document: their look, language and direction. */
import { type IRunOptions, Tab, TextRun } from 'docx';
import type { ContentElement } from '../../content/parse-content.ts';
import type { Inline } from './blocks-out.ts';
import { printable, type XmlTree, xml } from './omml-out/xml-tree.ts';

const FIRST_STRONG = /\p{L}/u;
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Words from right to left with the signs between them. */
const RTL_PARTS =
  /([\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}]+(?:[\s\p{P}]+[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}]+)*)/u;

/** The look of a run of text, and its language. */
export type RunLook = Omit<IRunOptions, 'children' | 'text'>;

export const LOOKS: Record<string, RunLook> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italics: true },
  i: { italics: true },
  u: { underline: {} },
  s: { strike: true },
  sup: { superScript: true },
  sub: { subScript: true },
  code: { font: 'Courier New' },
};

export const attribute = ({ attrs }: ContentElement, name: string) =>
  attrs.find((one) => one.name === name)?.value;
export const numberOf = (node: ContentElement, name: string) => {
  const value = Number(attribute(node, name));
  return value > 0 ? value : undefined;
};

export const startsRtl = (text: string): boolean => RTL.test(FIRST_STRONG.exec(text)?.[0] ?? '');

export function withLanguage(look: RunLook, node: ContentElement): RunLook {
  const lang = attribute(node, 'lang');
  if (!lang) return look;
  const isRtl = /^(ar|he|fa|ur)\b/i.test(lang);
  const isEastAsian = /^(ja|zh|ko)\b/i.test(lang);
  return {
    ...look,
    language: isRtl ? { bidirectional: lang } : isEastAsian ? { eastAsia: lang } : { value: lang },
  };
}

/** Text as runs. Words from right to left have runs of their own. */
export function textRuns(written: string, look: RunLook = {}): Inline[] {
  const text = printable(written);
  return text.split(RTL_PARTS).flatMap((part, at) => {
    if (part === '') return [];
    const children = part.split('\t').flatMap((one, index) => (index === 0 ? [one] : [new Tab(), one]));
    return [new TextRun({ ...look, ...(at % 2 === 1 && { rightToLeft: true }), children })];
  });
}

export function rubyRun(words: string, reading: string, { bold, language }: RunLook): XmlTree {
  const setting = (name: string, value: string) => xml(name, [], { 'w:val': value });
  const lang = language?.eastAsia ?? 'ja-JP';
  const text = (value: string, properties: XmlTree[]) =>
    xml('w:r', [xml('w:rPr', properties), xml('w:t', [value], { 'xml:space': 'preserve' })]);
  return xml('w:r', [
    xml('w:ruby', [
      xml('w:rubyPr', [
        setting('w:rubyAlign', 'distributeSpace'),
        setting('w:hps', '11'),
        setting('w:hpsRaise', '20'),
        setting('w:hpsBaseText', '22'),
        setting('w:lid', lang),
      ]),
      xml('w:rt', [text(reading, [setting('w:sz', '11')])]),
      xml('w:rubyBase', [text(words, bold ? [xml('w:b')] : [])]),
    ]),
  ]);
}
