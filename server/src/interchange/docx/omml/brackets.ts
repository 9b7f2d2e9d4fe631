/** Brackets around one or more parts, with separators. They grow with their content. */
import { childOf, childrenOf, type XmlElement } from '../../xml-tree.ts';
import { settingOf } from '../xml.ts';
import { type Formula, latexSign, operator, type Reading, row, tag } from './formula.ts';

const DELIMITERS: Record<string, string> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '‖': '\\|',
  '∥': '\\|',
  '⟨': '\\langle ',
  '〈': '\\langle ',
  '⟩': '\\rangle ',
  '〉': '\\rangle ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
};
const KNOWN = /^[()[\]|/]$/;

/** A sign that LaTeX does not take as a bracket stands beside an empty one. */
function latexBracket(command: 'left' | 'right', sign: string): string {
  const known = DELIMITERS[sign] ?? (KNOWN.test(sign) ? sign : undefined);
  if (known !== undefined) return `\\${command}${known}`;
  return command === 'left' ? `${latexSign(sign)}\\left.` : `\\right.${latexSign(sign)}`;
}

/** A property without a value is an empty sign; an absent one has a default. */
function signOf(properties: XmlElement | undefined, name: string, absent: string): string {
  const found = childOf(properties, name);
  return found ? (settingOf(properties, name) ?? '') : absent;
}

export function brackets(node: XmlElement, { read }: Reading): Formula {
  const properties = childOf(node, 'm:dPr');
  const open = signOf(properties, 'm:begChr', '(');
  const close = signOf(properties, 'm:endChr', ')');
  const separator = signOf(properties, 'm:sepChr', '|');
  const isFixed = /^(0|off|false)$/.test(settingOf(properties, 'm:grow') ?? '');
  const stretchy = isFixed ? 'false' : 'true';
  const parts = childrenOf(node, 'm:e').map(read);
  const between = separator === '' ? '' : operator(separator, { stretchy, separator: 'true' });
  const inner = parts.map((one) => (parts.length > 1 ? row(one) : one.mathml)).join(between);
  const before = open === '' ? '' : operator(open, { form: 'prefix', fence: 'true', stretchy });
  const after = close === '' ? '' : operator(close, { form: 'postfix', fence: 'true', stretchy });
  const middle = /^[|/‖]$/.test(separator)
    ? `\\middle${DELIMITERS[separator] ?? separator}`
    : latexSign(separator);
  return {
    mathml: tag('mrow', before + inner + after),
    latex: `${latexBracket('left', open)}${parts.map(({ latex }) => latex).join(middle)}${latexBracket('right', close)}`,
  };
}
