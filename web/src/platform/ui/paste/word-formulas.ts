/** Converts Word's formulas (Office MathML) to MathML. Word writes them into comments of its HTML. */

const NAMESPACE = 'http://www.w3.org/1998/Math/MathML';
const EMPTY_TAG = /<(m:\w+)([^>]*)\/>/g;
const TOKEN = /\d+(?:[.,]\d+)*|\p{L}\p{M}*|\S/gu;

class UnknownPart extends Error {}

function make(tag: string, ...children: (Element | string)[]): Element {
  const element = document.createElementNS(NAMESPACE, tag);
  element.append(...children);
  return element;
}

/** Elements of Office MathML in a node, without the elements for fonts between them. */
function partsOf(node: Element): Element[] {
  return [...node.children].flatMap((child) => (child.localName.startsWith('m:') ? child : partsOf(child)));
}

const partOf = (node: Element, name: string) =>
  partsOf(node).find(({ localName }) => localName === `m:${name}`);

/** Returns a property such as `m:chr` of `m:naryPr`. */
function property(node: Element, name: string): string | undefined {
  const properties = partsOf(node).find(({ localName }) => localName.endsWith('pr'));
  const found = properties && partOf(properties, name);
  return found && (found.getAttribute('m:val') ?? 'on');
}

const isOn = (node: Element, name: string) => /^(on|1|true)$/.test(property(node, name) ?? '');

function run(node: Element): Element[] {
  const text = node.textContent ?? '';
  if (isOn(node, 'nor')) return [make('mtext', text)];
  return [...text.matchAll(TOKEN)].map(([token]) => {
    if (/^\d/.test(token)) return make('mn', token);
    return make(/^\p{L}/u.test(token) ? 'mi' : 'mo', token);
  });
}

/** The content of a part such as `m:num` as one element. */
function row(node: Element, name: string): Element {
  const part = partOf(node, name);
  const content = part ? convertAll(part) : [];
  return content.length === 1 && content[0] ? content[0] : make('mrow', ...content);
}

function sum(node: Element): Element {
  const sign = make('mo', property(node, 'chr') ?? '∫');
  const isAbove = property(node, 'limloc') === 'undOvr';
  const [sub, sup] = [!isOn(node, 'subhide') && row(node, 'sub'), !isOn(node, 'suphide') && row(node, 'sup')];
  const all = [sign, ...[sub, sup].filter((one) => one !== false)];
  const tags = isAbove ? ['munderover', 'munder', 'mover'] : ['msubsup', 'msub', 'msup'];
  const tag = sub && sup ? tags[0] : sub ? tags[1] : tags[2];
  return make('mrow', sub || sup ? make(tag ?? '', ...all) : sign, row(node, 'e'));
}

function fenced(node: Element): Element {
  const inner = partsOf(node).filter(({ localName }) => localName === 'm:e');
  const content = inner.flatMap((one, index) => [
    ...(index > 0 ? [make('mo', property(node, 'sepchr') ?? '|')] : []),
    ...convertAll(one),
  ]);
  const [begin, end] = [property(node, 'begchr') ?? '(', property(node, 'endchr') ?? ')'];
  return make('mrow', make('mo', begin), ...content, make('mo', end));
}

function table(rows: Element[][]): Element {
  return make(
    'mtable',
    ...rows.map((cells) => make('mtr', ...cells.map((cell) => make('mtd', ...convertAll(cell))))),
  );
}

const named = (node: Element, name: string) =>
  partsOf(node).filter(({ localName }) => localName === `m:${name}`);

function fraction(node: Element): Element {
  const element = make('mfrac', row(node, 'num'), row(node, 'den'));
  if (property(node, 'type') === 'noBar') element.setAttribute('linethickness', '0');
  return element;
}

function root(node: Element): Element {
  const isSquare = isOn(node, 'deghide') || !partOf(node, 'deg')?.textContent?.trim();
  return isSquare ? make('msqrt', row(node, 'e')) : make('mroot', row(node, 'e'), row(node, 'deg'));
}

function accent(node: Element, sign: string, isBelow = false): Element {
  const mark = make('mo', sign);
  mark.setAttribute('stretchy', 'true');
  return make(isBelow ? 'munder' : 'mover', row(node, 'e'), mark);
}

/** Accents of letters are combining characters. */
const ACCENTS: Record<string, string> = {
  '\u0302': '^',
  '\u0303': '~',
  '\u0305': '‾',
  '\u0307': '˙',
  '\u20d7': '→',
};

const CONVERSIONS: Record<string, (node: Element) => Element | Element[]> = {
  r: run,
  f: fraction,
  rad: root,
  nary: sum,
  d: fenced,
  ssup: (node) => make('msup', row(node, 'e'), row(node, 'sup')),
  ssub: (node) => make('msub', row(node, 'e'), row(node, 'sub')),
  ssubsup: (node) => make('msubsup', row(node, 'e'), row(node, 'sub'), row(node, 'sup')),
  m: (node) => table(named(node, 'mr').map((one) => named(one, 'e'))),
  eqarr: (node) => table(named(node, 'e').map((one) => [one])),
  func: (node) => make('mrow', functionName(node), make('mo', '\u2061'), row(node, 'e')),
  limlow: (node) => make('munder', row(node, 'e'), row(node, 'lim')),
  limupp: (node) => make('mover', row(node, 'e'), row(node, 'lim')),
  acc: (node) => accent(node, ACCENTS[property(node, 'chr') ?? '\u0302'] ?? property(node, 'chr') ?? '^'),
  bar: (node) => accent(node, '‾', property(node, 'pos') !== 'top'),
  box: convertAll,
  omath: convertAll,
};

/** A name such as "sin" is one identifier, not a product of letters. */
function functionName(node: Element): Element {
  const name = partOf(node, 'fname');
  const isPlain = name && partsOf(name).every(({ localName }) => localName === 'm:r');
  return isPlain ? make('mi', name.textContent?.trim() ?? '') : row(node, 'fname');
}

/** Throws for a part that has no conversion. Properties have their own elements, such as `m:fPr`. */
function convertAll(node: Element): Element[] {
  return partsOf(node)
    .filter(({ localName }) => !localName.endsWith('pr'))
    .flatMap((part) => {
      const convert = CONVERSIONS[part.localName.slice(2)];
      if (!convert) throw new UnknownPart(part.localName);
      return convert(part);
    });
}

/** Returns the formulas of a comment as MathML; undefined for one with a part that has no conversion. */
export function wordFormulas(comment: string): (Element | undefined)[] {
  const source = comment.replace(EMPTY_TAG, '<$1$2></$1>');
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  return [...body.querySelectorAll('m\\:omath')].map((formula) => {
    try {
      const math = make('math', ...convertAll(formula));
      if (formula.closest('m\\:omathpara')) math.setAttribute('display', 'block');
      return math;
    } catch (error) {
      if (error instanceof UnknownPart) return undefined;
      throw error;
    }
  });
}
