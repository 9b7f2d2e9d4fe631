/** A part of a formula in both forms: MathML Core to show, and LaTeX to edit and to read aloud. */
import { escapeText, writeElement } from '../../../content/write-html.ts';
import { childOf, type XmlElement } from '../../xml-tree.ts';
import { settingOf } from '../xml.ts';

export interface Formula {
  mathml: string;
  latex: string;
}

/** Called with the name of a part that is left out. */
export type OnLoss = (name: string) => void;

export interface Reading {
  /** Reads the content of an element. */
  read(node: XmlElement | undefined): Formula;
  onLoss: OnLoss;
}

/** Whether a property stands there and is not switched off. */
export const isOn = (properties: XmlElement | undefined, name: string): boolean =>
  childOf(properties, name) !== undefined && !/^(0|off|false)$/.test(settingOf(properties, name) ?? '1');

export const EMPTY: Formula = { mathml: '', latex: '' };

export const tag = (name: string, inner: string, attributes: Record<string, string> = {}): string =>
  writeElement(name, Object.entries(attributes), inner);

export const operator = (sign: string, attributes: Record<string, string> = {}): string =>
  tag('mo', escapeText(sign), attributes);

export const joinFormulas = (parts: Formula[]): Formula => ({
  mathml: parts.map(({ mathml }) => mathml).join(''),
  latex: joinLatex(parts.map(({ latex }) => latex)),
});

/** A command such as `\sin` must not run into a letter behind it. */
function joinLatex(parts: string[]): string {
  let whole = '';
  for (const part of parts) {
    if (/\\[a-zA-Z]+$/.test(whole) && /^[a-zA-Z]/.test(part)) whole += ' ';
    whole += part;
  }
  return whole;
}

/** Returns the part as one element. */
export function row({ mathml }: Formula): string {
  return isOneElement(mathml) ? mathml : tag('mrow', mathml);
}

function isOneElement(mathml: string): boolean {
  const name = /^<([a-z]+)/.exec(mathml)?.[1];
  if (name === undefined || !/^(mi|mn|mo|mtext)$/.test(name)) return false;
  return mathml.indexOf(`</${name}>`) === mathml.length - name.length - 3;
}

/** The argument of a LaTeX command. */
export const group = ({ latex }: Formula): string => `{${latex}}`;

const SIGNS: Record<string, string> = {
  '\\': '\\backslash ',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '^': '\\hat{}',
  '~': '\\sim ',
  '\u2032': "'",
  '\u2033': "''",
  '−': '-',
};

export const latexSign = (sign: string): string => SIGNS[sign] ?? sign;

/** Text in a formula, such as `\text{cm}`. */
export const latexText = (text: string): string =>
  `\\text{${text.replace(/[\\{}$%#&_^~]/g, (sign) =>
    sign === '\\'
      ? '\\textbackslash{}'
      : sign === '^'
        ? '\\textasciicircum{}'
        : sign === '~'
          ? '\\textasciitilde{}'
          : `\\${sign}`,
  )}}`;
