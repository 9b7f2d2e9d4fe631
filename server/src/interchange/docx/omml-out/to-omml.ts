/** Writes formulas as Office Math, so that Word can edit them. */
import { type ContentElement, isElement, rawText } from '../../../content/parse-content.ts';
import {
  ACCENTS,
  BRACES,
  ENDS_OPERAND,
  isBracket,
  LARGE_OPERATORS,
  LETTER_STYLES,
  LINES_ABOVE,
  spaceOf,
} from './signs.ts';
import { type XmlTree, xml } from './xml-tree.ts';

const attribute = ({ attrs }: ContentElement, name: string) => attrs.find((one) => one.name === name)?.value;
const setting = (name: string, value: string) => xml(name, [], { 'm:val': value });
const INVISIBLE = /[\u2061-\u2064]/g;
const WITHOUT_PARTS = new Set(['annotation', 'annotation-xml', 'mprescripts', 'none']);
/** Elements that only group their parts. */
const GROUPS = new Set(['mrow', 'mstyle', 'mpadded', 'merror', 'semantics', 'math']);

const elementsOf = (node: ContentElement): ContentElement[] => node.childNodes.filter(isElement);
const signOf = (node: ContentElement) => rawText(node).trim();
const isOperator = (node: ContentElement | undefined): node is ContentElement => node?.tagName === 'mo';

/** Returns the only part of groups around one. */
function unwrap(node: ContentElement): ContentElement {
  const parts = GROUPS.has(node.tagName)
    ? elementsOf(node).filter(({ tagName }) => !WITHOUT_PARTS.has(tagName))
    : [];
  const [only, another] = parts;
  return only && !another ? unwrap(only) : node;
}

function run(text: string, properties: XmlTree[] = []): XmlTree[] {
  if (text === '') return [];
  const fonts = xml('w:rFonts', [], { 'w:ascii': 'Cambria Math', 'w:hAnsi': 'Cambria Math' });
  return [
    xml('m:r', [
      ...(properties.length > 0 ? [xml('m:rPr', properties)] : []),
      xml('w:rPr', [fonts]),
      xml('m:t', [text], { 'xml:space': 'preserve' }),
    ]),
  ];
}

function letterRun(node: ContentElement): XmlTree[] {
  const text = signOf(node).replace(INVISIBLE, '');
  const isWord = node.tagName === 'mi' && [...text].length > 1;
  const variant = attribute(node, 'mathvariant') ?? (isWord ? 'normal' : '');
  const { script, style } = LETTER_STYLES[variant] ?? {};
  return run(text, [
    ...(script ? [setting('m:scr', script)] : []),
    ...(style ? [setting('m:sty', style)] : []),
  ]);
}

const textRun = (node: ContentElement): XmlTree[] =>
  run(rawText(node).replace(/[\s\u00a0]+/g, '\u00a0'), [xml('m:nor')]);

const part = (name: string, children: XmlTree[]) => xml(name, children);
const base = (children: XmlTree[]) => part('m:e', children);

/** Word shows an empty box for a base without content. */
const filled = (children: XmlTree[]) => (children.length > 0 ? children : run('\u200b'));

function brackets(open: string, close: string, inner: XmlTree[]): XmlTree {
  const properties = xml('m:dPr', [setting('m:begChr', open), setting('m:endChr', close), xml('m:grow')]);
  return xml('m:d', [properties, base(inner)]);
}

function bar(position: 'top' | 'bot', inner: XmlTree[]): XmlTree {
  return xml('m:bar', [xml('m:barPr', [setting('m:pos', position)]), base(inner)]);
}

function brace(sign: string, position: 'top' | 'bot', inner: XmlTree[]): XmlTree {
  const side = position === 'top' ? 'bot' : 'top';
  const properties = [setting('m:chr', sign), setting('m:pos', position), setting('m:vertJc', side)];
  return xml('m:groupChr', [xml('m:groupChrPr', properties), base(inner)]);
}

const limit = (name: 'm:limLow' | 'm:limUpp', inner: XmlTree[], lim: XmlTree[]) =>
  xml(name, [base(inner), part('m:lim', lim)]);

export class FormulaWriter {
  /** Whether columns of tables are parts of aligned equations. */
  private readonly isAligned: boolean;

  constructor(latex: string) {
    this.isAligned = /\\begin\{(?:aligned|align|alignat|split|eqnarray)/.test(latex);
  }

  write(node: ContentElement): XmlTree[] {
    return this.row(elementsOf(node));
  }

  /** Nodes in a row. A sum takes what it is over. */
  private row(nodes: ContentElement[]): XmlTree[] {
    const written: XmlTree[] = [];
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at] as ContentElement;
      const large = this.largeOperator(unwrap(node));
      if (!large) {
        written.push(...this.node(node));
        continue;
      }
      const rest = nodes.slice(at + 1);
      const end = rest.findIndex((one) => isOperator(one) && ENDS_OPERAND.test(signOf(one)));
      const operand = end < 0 ? rest : rest.slice(0, end);
      written.push(xml('m:nary', [...large, base(this.row(operand))]));
      at += operand.length;
    }
    return written;
  }

  private inner(node: ContentElement | undefined): XmlTree[] {
    if (!node) return [];
    return GROUPS.has(node.tagName) ? this.group(node) : this.row([node]);
  }

  /** Returns the properties and limits of a sum or an integral. */
  private largeOperator(node: ContentElement): XmlTree[] | null {
    const [first, second, third] = elementsOf(node);
    if (!/^(msub|msup|msubsup|munder|mover|munderover)$/.test(node.tagName) || !first) return null;
    const operator = unwrap(first);
    const sign = signOf(operator);
    if (!isOperator(operator) || !LARGE_OPERATORS.has(sign)) return null;
    const isUpper = node.tagName === 'msup' || node.tagName === 'mover';
    const [below, above] = isUpper ? [undefined, second] : [second, third];
    const place = node.tagName.startsWith('ms') ? 'subSup' : 'undOvr';
    const hidden = (name: string, part: ContentElement | undefined) => (part ? [] : [setting(name, '1')]);
    return [
      xml('m:naryPr', [
        setting('m:chr', sign),
        setting('m:limLoc', place),
        ...hidden('m:subHide', below),
        ...hidden('m:supHide', above),
      ]),
      part('m:sub', this.inner(below)),
      part('m:sup', this.inner(above)),
    ];
  }

  private group(node: ContentElement): XmlTree[] {
    const parts = elementsOf(node).filter(({ tagName }) => !WITHOUT_PARTS.has(tagName));
    const [first, last] = [parts[0], parts.at(-1)];
    const isFence = (one: ContentElement | undefined) =>
      isOperator(one) && attribute(one, 'stretchy') !== 'false' && isBracket(signOf(one));
    if (node.tagName === 'mrow' && parts.length > 2 && isFence(first) && isFence(last)) {
      const [open, close] = [signOf(first as ContentElement), signOf(last as ContentElement)];
      if (open !== '' || close !== '') return [brackets(open, close, this.row(parts.slice(1, -1)))];
    }
    return this.row(parts);
  }

  private node(node: ContentElement): XmlTree[] {
    const { tagName } = node;
    const [first, second, third] = elementsOf(node);
    if (GROUPS.has(tagName)) return this.group(node);
    if (WITHOUT_PARTS.has(tagName)) return [];
    switch (tagName) {
      case 'mi':
      case 'mn':
      case 'mo':
        return letterRun(node);
      case 'mtext':
      case 'ms':
        return textRun(node);
      case 'mspace':
        return run(spaceOf(attribute(node, 'width') ?? ''));
      case 'mfrac':
        return [this.fraction(node)];
      case 'msqrt':
        return [
          xml('m:rad', [
            xml('m:radPr', [setting('m:degHide', '1')]),
            part('m:deg', []),
            base(this.row(elementsOf(node))),
          ]),
        ];
      case 'mroot':
        return [xml('m:rad', [part('m:deg', this.inner(second)), base(this.inner(first))])];
      case 'msub':
        return [xml('m:sSub', [this.scriptBase(first), part('m:sub', this.inner(second))])];
      case 'msup':
        return [xml('m:sSup', [this.scriptBase(first), part('m:sup', this.inner(second))])];
      case 'msubsup':
        return [
          xml('m:sSubSup', [
            this.scriptBase(first),
            part('m:sub', this.inner(second)),
            part('m:sup', this.inner(third)),
          ]),
        ];
      case 'munder':
        return [this.below(first, second)];
      case 'mover':
        return [this.above(this.inner(first), second)];
      case 'munderover':
        return [this.above([this.below(first, second)], third)];
      case 'mmultiscripts':
        return this.scriptsAround(node);
      case 'mtable':
        return [this.table(node)];
      case 'mphantom':
        return [
          xml('m:phant', [xml('m:phantPr', [setting('m:show', '0')]), base(this.row(elementsOf(node)))]),
        ];
      case 'menclose':
        return this.enclosed(node);
      default:
        return this.row(elementsOf(node));
    }
  }

  private scriptBase(node: ContentElement | undefined): XmlTree {
    return base(filled(this.inner(node)));
  }

  private fraction(node: ContentElement): XmlTree {
    const [above, below] = elementsOf(node);
    const isBare = /^0(?:\D|$)/.test(attribute(node, 'linethickness') ?? '');
    return xml('m:f', [
      ...(isBare ? [xml('m:fPr', [setting('m:type', 'noBar')])] : []),
      part('m:num', this.inner(above)),
      part('m:den', this.inner(below)),
    ]);
  }

  private below(inside: ContentElement | undefined, under: ContentElement | undefined): XmlTree {
    const inner = this.inner(inside);
    const sign = under && isOperator(unwrap(under)) ? signOf(under) : '';
    if (BRACES.has(sign)) return brace(sign, 'bot', inner);
    if (LINES_ABOVE.has(sign)) return bar('bot', inner);
    return limit('m:limLow', inner, this.inner(under));
  }

  private above(inner: XmlTree[], over: ContentElement | undefined): XmlTree {
    const sign = over && isOperator(unwrap(over)) ? signOf(over) : '';
    if (BRACES.has(sign)) return brace(sign, 'top', inner);
    if (LINES_ABOVE.has(sign)) return bar('top', inner);
    const accent = Object.hasOwn(ACCENTS, sign) ? ACCENTS[sign] : undefined;
    if (accent) return xml('m:acc', [xml('m:accPr', [setting('m:chr', accent)]), base(inner)]);
    return limit('m:limUpp', inner, this.inner(over));
  }

  /** Scripts before and behind a letter, as of isotopes. */
  private scriptsAround(node: ContentElement): XmlTree[] {
    const [inside, ...scripts] = elementsOf(node);
    const at = scripts.findIndex(({ tagName }) => tagName === 'mprescripts');
    const behind = at < 0 ? scripts : scripts.slice(0, at);
    const before = at < 0 ? [] : scripts.slice(at + 1);
    let written = filled(this.inner(inside));
    for (let pair = 0; pair < behind.length; pair += 2) {
      const [sub, sup] = behind.slice(pair, pair + 2);
      written = [
        xml('m:sSubSup', [base(written), part('m:sub', this.inner(sub)), part('m:sup', this.inner(sup))]),
      ];
    }
    for (let pair = 0; pair < before.length; pair += 2) {
      const [sub, sup] = before.slice(pair, pair + 2);
      written = [
        xml('m:sPre', [part('m:sub', this.inner(sub)), part('m:sup', this.inner(sup)), base(written)]),
      ];
    }
    return written;
  }

  private table(node: ContentElement): XmlTree {
    const rows = elementsOf(node).map(elementsOf);
    const columns = Math.max(1, ...rows.map((cells) => cells.length));
    const alignment = (column: number) => (this.isAligned ? (column % 2 === 0 ? 'right' : 'left') : 'center');
    const column = (at: number) =>
      xml('m:mc', [xml('m:mcPr', [setting('m:count', '1'), setting('m:mcJc', alignment(at))])]);
    const gap = this.isAligned ? [setting('m:cGpRule', '3'), setting('m:cGp', '4')] : [];
    const columnSettings = xml(
      'm:mcs',
      Array.from({ length: columns }, (_, at) => column(at)),
    );
    return xml('m:m', [
      xml('m:mPr', [setting('m:plcHide', '1'), ...gap, columnSettings]),
      ...rows.map((cells) =>
        xml(
          'm:mr',
          Array.from({ length: columns }, (_, at) => base(cells[at] ? this.row(elementsOf(cells[at])) : [])),
        ),
      ),
    ]);
  }

  private enclosed(node: ContentElement): XmlTree[] {
    const inner = this.row(elementsOf(node));
    const notation = attribute(node, 'notation') ?? 'box';
    if (notation === 'top' || notation === 'bottom') return [bar(notation === 'top' ? 'top' : 'bot', inner)];
    const strikes: [string, string][] = [
      ['updiagonalstrike', 'm:strikeBLTR'],
      ['downdiagonalstrike', 'm:strikeTLBR'],
      ['horizontalstrike', 'm:strikeH'],
    ];
    const found = strikes.filter(([name]) => notation.includes(name)).map(([, name]) => setting(name, '1'));
    const sides = ['m:hideTop', 'm:hideBot', 'm:hideLeft', 'm:hideRight'].map((name) => setting(name, '1'));
    return [
      xml('m:borderBox', [xml('m:borderBoxPr', found.length > 0 ? [...sides, ...found] : []), base(inner)]),
    ];
  }
}

/** Returns a formula as `m:oMath`. */
export function toOmml(math: ContentElement, latex = ''): XmlTree {
  return xml('m:oMath', filled(new FormulaWriter(latex).write(math)));
}
