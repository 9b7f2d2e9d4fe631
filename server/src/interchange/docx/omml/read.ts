/** Turns equations of Word (OMML) into MathML Core with LaTeX. ECMA-376 part 1, section 22.1. */
import { renderLatex } from '../../../content/write-math.ts';
import { htmlToText } from '../../rich-text.ts';
import { childOf, childrenOf, elementsOf, type XmlElement } from '../../xml-tree.ts';
import { settingOf } from '../xml.ts';
import { brackets } from './brackets.ts';
import {
  EMPTY,
  type Formula,
  group,
  isOn,
  joinFormulas,
  type OnLoss,
  type Reading,
  row,
  tag,
} from './formula.ts';
import { accent, bar, groupCharacter, lowerLimit, nary, upperLimit } from './marks.ts';
import { readMathRun } from './runs.ts';
import { equationArray, matrix } from './tables.ts';

type Rule = (node: XmlElement, reading: Reading) => Formula;

const part = (node: XmlElement, name: string, { read }: Reading) => read(childOf(node, name));

const fraction: Rule = (node, reading) => {
  const [top, bottom] = [part(node, 'm:num', reading), part(node, 'm:den', reading)];
  const type = settingOf(childOf(node, 'm:fPr'), 'm:type');
  if (type === 'lin' || type === 'skw') {
    return {
      mathml: tag('mrow', `${row(top)}<mo stretchy="${type === 'skw'}">/</mo>${row(bottom)}`),
      latex: `${group(top)}/${group(bottom)}`,
    };
  }
  const isBare = type === 'noBar';
  return {
    mathml: tag('mfrac', row(top) + row(bottom), isBare ? { linethickness: '0' } : {}),
    latex: isBare
      ? `\\genfrac{}{}{0pt}{}${group(top)}${group(bottom)}`
      : `\\frac${group(top)}${group(bottom)}`,
  };
};

const radical: Rule = (node, reading) => {
  const [degree, base] = [part(node, 'm:deg', reading), part(node, 'm:e', reading)];
  if (isOn(childOf(node, 'm:radPr'), 'm:degHide') || degree.mathml === '') {
    return { mathml: tag('msqrt', base.mathml), latex: `\\sqrt${group(base)}` };
  }
  return { mathml: tag('mroot', row(base) + row(degree)), latex: `\\sqrt[{${degree.latex}}]${group(base)}` };
};

const script =
  (name: string, hasSub: boolean, hasSup: boolean): Rule =>
  (node, reading) => {
    const base = part(node, 'm:e', reading);
    const sub = hasSub ? part(node, 'm:sub', reading) : EMPTY;
    const sup = hasSup ? part(node, 'm:sup', reading) : EMPTY;
    return {
      mathml: tag(name, row(base) + (hasSub ? row(sub) : '') + (hasSup ? row(sup) : '')),
      latex: `${group(base)}${hasSub ? `_${group(sub)}` : ''}${hasSup ? `^${group(sup)}` : ''}`,
    };
  };

const before: Rule = (node, reading) => {
  const [base, sub, sup] = ['m:e', 'm:sub', 'm:sup'].map((name) => part(node, name, reading)) as [
    Formula,
    Formula,
    Formula,
  ];
  return {
    mathml: tag('mmultiscripts', `${row(base)}<mprescripts></mprescripts>${row(sub)}${row(sup)}`),
    latex: `{}_${group(sub)}^${group(sup)}${group(base)}`,
  };
};

const functionOf: Rule = (node, reading) => {
  const [name, argument] = [part(node, 'm:fName', reading), part(node, 'm:e', reading)];
  return joinFormulas([
    { mathml: `${row(name)}<mo>\u2061</mo>`, latex: name.latex },
    { mathml: row(argument), latex: group(argument) },
  ]);
};

const phantom: Rule = (node, reading) => {
  const base = part(node, 'm:e', reading);
  const properties = childOf(node, 'm:phantPr');
  const isShown = childOf(properties, 'm:show') === undefined || isOn(properties, 'm:show');
  return isShown ? base : { mathml: tag('mphantom', base.mathml), latex: `\\phantom${group(base)}` };
};

/** Browsers draw no box around a part of a formula. */
const borderBox: Rule = (node, reading) => {
  reading.onLoss('m:borderBox');
  return part(node, 'm:e', reading);
};

const RULES: Record<string, Rule> = {
  'm:r': readMathRun,
  'm:f': fraction,
  'm:rad': radical,
  'm:sSub': script('msub', true, false),
  'm:sSup': script('msup', false, true),
  'm:sSubSup': script('msubsup', true, true),
  'm:sPre': before,
  'm:func': functionOf,
  'm:nary': nary,
  'm:d': brackets,
  'm:m': matrix,
  'm:eqArr': equationArray,
  'm:acc': accent,
  'm:bar': bar,
  'm:limLow': lowerLimit,
  'm:limUpp': upperLimit,
  'm:groupChr': groupCharacter,
  'm:borderBox': borderBox,
  'm:phant': phantom,
  'm:box': (node, reading) => part(node, 'm:e', reading),
};

/** Elements whose content counts as if they were not there. */
const TRANSPARENT =
  /^(m:oMath|m:oMathPara|m:e|m:num|m:den|m:sub|m:sup|m:deg|m:lim|m:fName|w:ins|w:moveTo|w:smartTag|w:customXml|w:sdt|w:sdtContent|w:hyperlink)$/;
const SILENT =
  /^(m:\w*Pr|w:\w*Pr|m:ctrlPr|w:bookmark(Start|End)|w:proofErr|w:del|w:moveFrom|w:comment\w*|w:r)$/;

function readContent(node: XmlElement | undefined, reading: Reading): Formula {
  return joinFormulas(
    elementsOf(node).map((child) => {
      const rule = RULES[child.name];
      if (rule) return rule(child, reading);
      if (TRANSPARENT.test(child.name)) return readContent(child, reading);
      if (child.name === 'w:r' && childrenOf(child, 'w:t').length > 0) return readMathRun(child);
      if (!SILENT.test(child.name)) reading.onLoss(child.name);
      return EMPTY;
    }),
  );
}

/** Converts the content of an equation. */
export function convertEquation(equation: XmlElement, onLoss: OnLoss): Formula {
  const reading: Reading = { read: (node) => readContent(node, reading), onLoss };
  return readContent(equation, reading);
}

/** The signs of a formula, without regard to their order and style. */
const signsOf = (mathml: string): string =>
  Array.from(
    htmlToText(mathml.replace(/<annotation.*?<\/annotation>/gs, ''))
      .normalize('NFKC')
      .replace(/[\s\u2061-\u2064]/g, ''),
  )
    .sort()
    .join('');

/**
 * Returns an equation as `<math>`, or an empty text for one without content. It has its LaTeX, so that authors can edit
 * it, if that shows the same signs.
 */
export function readEquation(equation: XmlElement, isBlock: boolean, onLoss: OnLoss): string {
  const { mathml, latex } = convertEquation(equation, onLoss);
  if (mathml === '') return '';
  const made = renderLatex(latex, isBlock);
  if (made !== undefined && signsOf(made) === signsOf(mathml)) return made;
  return tag('math', mathml, { ...(isBlock && { display: 'block' }), alttext: latex.trim() });
}
