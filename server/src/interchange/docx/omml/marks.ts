/** Signs above, below and beside parts of a formula: sums, limits, accents, bars and braces. */
import { childOf, type XmlElement } from '../../xml-tree.ts';
import { settingOf } from '../xml.ts';
import { type Formula, group, isOn, latexSign, operator, type Reading, row, tag } from './formula.ts';

const SUMS: Record<string, string> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
};

function elementFor(isLimits: boolean, hasSub: boolean, hasSup: boolean): string | null {
  if (hasSub && hasSup) return isLimits ? 'munderover' : 'msubsup';
  if (hasSub) return isLimits ? 'munder' : 'msub';
  if (hasSup) return isLimits ? 'mover' : 'msup';
  return null;
}

export function nary(node: XmlElement, { read }: Reading): Formula {
  const properties = childOf(node, 'm:naryPr');
  const sign = childOf(properties, 'm:chr') ? (settingOf(properties, 'm:chr') ?? '') : '∫';
  const location = settingOf(properties, 'm:limLoc') ?? (/[∫-∳]/.test(sign) ? 'subSup' : 'undOvr');
  const [sub, sup, base] = ['m:sub', 'm:sup', 'm:e'].map((name) => read(childOf(node, name))) as [
    Formula,
    Formula,
    Formula,
  ];
  const hasSub = !isOn(properties, 'm:subHide') && sub.mathml !== '';
  const hasSup = !isOn(properties, 'm:supHide') && sup.mathml !== '';
  const isLimits = location === 'undOvr';
  const element = elementFor(isLimits, hasSub, hasSup);
  const large = operator(sign, { largeop: 'true', ...(isLimits && { movablelimits: 'false' }) });
  const scripts = (hasSub ? row(sub) : '') + (hasSup ? row(sup) : '');
  const limits = element && isLimits ? '\\limits' : element ? '\\nolimits' : '';
  const command = SUMS[sign];
  return {
    mathml: (element ? tag(element, large + scripts) : large) + row(base),
    latex: `${command ? command + limits : latexSign(sign)}${hasSub ? `_${group(sub)}` : ''}${hasSup ? `^${group(sup)}` : ''}${group(base)}`,
  };
}

const limit =
  (isBelow: boolean) =>
  (node: XmlElement, { read }: Reading): Formula => {
    const [base, mark] = [read(childOf(node, 'm:e')), read(childOf(node, 'm:lim'))];
    const isName = /^\\[a-zA-Z]+$/.test(base.latex);
    const sign = isBelow ? '_' : '^';
    return {
      mathml: tag(isBelow ? 'munder' : 'mover', row(base) + row(mark)),
      latex: isName
        ? `${base.latex}\\limits${sign}${group(mark)}`
        : `\\${isBelow ? 'underset' : 'overset'}${group(mark)}${group(base)}`,
    };
  };

export const lowerLimit = limit(true);
export const upperLimit = limit(false);

/** Combining signs of accents, as the sign that stands above, and their LaTeX. */
const ACCENTS: Record<string, [sign: string, command: string]> = {
  '\u0300': ['`', 'grave'],
  '\u0301': ['´', 'acute'],
  '\u0302': ['^', 'hat'],
  '\u0303': ['~', 'tilde'],
  '\u0304': ['¯', 'bar'],
  '\u0305': ['‾', 'overline'],
  '\u0306': ['˘', 'breve'],
  '\u0307': ['˙', 'dot'],
  '\u0308': ['¨', 'ddot'],
  '\u20db': ['⃛', 'dddot'],
  '\u030c': ['ˇ', 'check'],
  '\u20d6': ['←', 'overleftarrow'],
  '\u20d7': ['→', 'vec'],
  '\u20e1': ['↔', 'overleftrightarrow'],
  '\u20d0': ['↼', 'overleftharpoon'],
  '\u20d1': ['⇀', 'overrightharpoon'],
};
const WIDE: Record<string, string> = {
  hat: 'widehat',
  tilde: 'widetilde',
  vec: 'overrightarrow',
  bar: 'overline',
};

export function accent(node: XmlElement, { read }: Reading): Formula {
  const properties = childOf(node, 'm:accPr');
  const written = childOf(properties, 'm:chr') ? (settingOf(properties, 'm:chr') ?? '') : '\u0302';
  const base = read(childOf(node, 'm:e'));
  if (written === '') return base;
  const [sign, command] = ACCENTS[written] ?? [written, ''];
  const isWide = Array.from(base.latex).length > 1;
  const name = (isWide && WIDE[command]) || command;
  return {
    mathml: tag('mover', row(base) + operator(sign, { stretchy: 'true' }), { accent: 'true' }),
    latex: name ? `\\${name}${group(base)}` : `\\overset{${latexSign(sign)}}${group(base)}`,
  };
}

export function bar(node: XmlElement, { read }: Reading): Formula {
  const base = read(childOf(node, 'm:e'));
  const isTop = settingOf(childOf(node, 'm:barPr'), 'm:pos') === 'top';
  const line = operator(isTop ? '‾' : '_', { stretchy: 'true' });
  return {
    mathml: tag(isTop ? 'mover' : 'munder', row(base) + line),
    latex: `\\${isTop ? 'overline' : 'underline'}${group(base)}`,
  };
}

const BRACES: Record<string, string> = {
  '⏞': 'overbrace',
  '⏟': 'underbrace',
  '→': 'overrightarrow',
  '←': 'overleftarrow',
};

export function groupCharacter(node: XmlElement, { read }: Reading): Formula {
  const properties = childOf(node, 'm:groupChrPr');
  const sign = childOf(properties, 'm:chr') ? (settingOf(properties, 'm:chr') ?? '') : '⏟';
  const isTop = settingOf(properties, 'm:pos') === 'top';
  const base = read(childOf(node, 'm:e'));
  if (sign === '') return base;
  const isArrow = /[←-⇿]/.test(sign);
  const mark = operator(sign, { stretchy: 'true' });
  const command = isArrow && !isTop ? undefined : BRACES[sign];
  return {
    mathml: tag(isTop ? 'mover' : 'munder', row(base) + mark),
    latex: command
      ? `\\${command}${group(base)}`
      : `\\${isTop ? 'overset' : 'underset'}{${latexSign(sign)}}${group(base)}`,
  };
}
