/** The text of formulas: letters, numbers, signs and words. */
import { escapeText } from '../../../content/write-html.ts';
import { childOf, elementsOf, type XmlElement } from '../../xml-tree.ts';
import { ownText, settingOf } from '../xml.ts';
import { EMPTY, type Formula, joinFormulas, latexSign, latexText, operator, tag } from './formula.ts';
import { commandOf, styleLetters } from './letters.ts';

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}\p{M}*|\s+|[\s\S]/gu;
const FUNCTIONS = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);
/** Brackets that were typed do not grow. Word has an own structure for those that do. */
const TYPED_BRACKET = /^[()[\]{}|‖⟨⟩⌈⌉⌊⌋/]$/;
/** Signs that are names, not operators. */
const NAME = /^[∞∅°%‰…⋯⋮⋱′″‴℃ℏ∂∇]$/;

interface Look {
  isUpright: boolean;
  /** Such as `bold` or `double-struck`; empty for the usual italic. */
  alphabet: string;
}

function lookOf(properties: XmlElement | undefined): Look {
  const style = settingOf(properties, 'm:sty') ?? (childOf(properties, 'm:sty') ? 'p' : 'i');
  const script = settingOf(properties, 'm:scr') ?? 'roman';
  const isBold = style === 'b' || style === 'bi';
  if (script === 'roman') {
    return {
      isUpright: style === 'p' || style === 'b',
      alphabet: isBold ? (style === 'b' ? 'bold' : 'bold-italic') : '',
    };
  }
  const canBeBold = script === 'script' || script === 'fraktur' || script === 'sans-serif';
  return { isUpright: true, alphabet: isBold && canBeBold ? `bold-${script}` : script };
}

function styled(text: string, { isUpright, alphabet }: Look, element: 'mi' | 'mn'): Formula {
  const shown = styleLetters(text, alphabet);
  const needsUpright = element === 'mi' && isUpright && alphabet === '' && /^\p{L}\p{M}*$/u.test(text);
  const command = commandOf(alphabet) ?? (needsUpright ? 'mathrm' : undefined);
  return {
    mathml: tag(element, escapeText(shown), needsUpright ? { mathvariant: 'normal' } : {}),
    latex: command ? `\\${command}{${text}}` : text,
  };
}

function tokenOf(token: string, look: Look): Formula {
  if (/^\s+$/.test(token)) return { mathml: tag('mspace', '', { width: '0.28em' }), latex: '\\ ' };
  if (/^\d/.test(token)) return styled(token, look, 'mn');
  if (/^\p{L}/u.test(token)) return styled(token, look, 'mi');
  if (NAME.test(token))
    return { mathml: tag('mi', token, { mathvariant: 'normal' }), latex: latexSign(token) };
  if (token === '\u2061' || token === '\u200b') return EMPTY;
  const sign = token === '-' ? '−' : token === '*' ? '∗' : token;
  return {
    mathml: operator(sign, TYPED_BRACKET.test(token) ? { stretchy: 'false' } : {}),
    latex: latexSign(token),
  };
}

/** An upright word, such as `sin` or `cm`, is one name. */
function wordsOf(text: string, look: Look): Formula {
  const parts = text.match(/\p{L}[\p{L}\p{M}]+|[^\p{L}]+|\p{L}\p{M}*/gu) ?? [];
  return joinFormulas(
    parts.map((part) => {
      if (!/^\p{L}[\p{L}\p{M}]+$/u.test(part)) return tokensOf(part, look);
      if (look.alphabet !== '') return styled(part, look, 'mi');
      return {
        mathml: tag('mi', escapeText(part)),
        latex: FUNCTIONS.has(part) ? `\\${part}` : `\\mathrm{${part}}`,
      };
    }),
  );
}

const tokensOf = (text: string, look: Look): Formula =>
  joinFormulas((text.match(TOKEN) ?? []).map((token) => tokenOf(token, look)));

/** Words stay as they are typed, with their spaces. */
function plainOf(text: string): Formula {
  return { mathml: tag('mtext', escapeText(text.replace(/ /g, '\u00a0'))), latex: latexText(text) };
}

const textOfRun = (run: XmlElement): string =>
  elementsOf(run)
    .map((child) => {
      if (child.name === 'm:t' || child.name === 'w:t') return ownText(child);
      return child.name === 'w:br' || child.name === 'w:tab' ? ' ' : '';
    })
    .join('');

export function readMathRun(run: XmlElement): Formula {
  const properties = childOf(run, 'm:rPr');
  const text = textOfRun(run);
  if (text === '') return EMPTY;
  const normal = childOf(properties, 'm:nor');
  if (normal && !/^(0|off|false)$/.test(settingOf(properties, 'm:nor') ?? '')) return plainOf(text);
  const look = lookOf(properties);
  // LibreOffice writes names of functions without their style.
  const isName = look.alphabet === '' && FUNCTIONS.has(text.trim());
  return look.isUpright || isName ? wordsOf(text, look) : tokensOf(text, look);
}
