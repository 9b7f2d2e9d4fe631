import { type DefaultTreeAdapterTypes, Parser, type ParserError, type Token } from 'parse5';
import { isWrapper } from './allow-list.ts';

export type ContentNode = DefaultTreeAdapterTypes.ChildNode;
export type ContentElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: ContentNode): node is ContentElement => 'tagName' in node;
export const isText = (node: ContentNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** The text of a node and of all below it, as the parser reads it. */
export function rawText(node: ContentNode): string {
  if (isText(node)) return node.value;
  return isElement(node) ? node.childNodes.map(rawText).join('') : '';
}

/** Comments that Word writes without the signs of a comment. */
const WORD_COMMENT = /^<(!\[(if|endif)|\?xml)/i;
/** Errors after which the parser has dropped text. */
const LOSSES: Record<string, string> = {
  'eof-in-tag': '<',
  'eof-in-comment': '<!--',
  'end-tag-with-attributes': '</',
  'missing-end-tag-name': '</>',
};

/** The parser of HTML, which also names what it drops. */
class NamingParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  readonly dropped = new Set<string>();
  readonly tags = new Map<number, string>();
  readonly texts = new Map<number, string>();
  isTooDeep = false;
  source = '';

  private sourceOf(token: Token.Token): string {
    return this.source.slice(token.location?.startOffset, token.location?.endOffset);
  }

  override onStartTag(token: Token.TagToken): void {
    this.tags.set(token.location?.startOffset ?? 0, token.tagName);
    // The result is not used, so nothing is added to it. Each element would take longer than the one before.
    if (this.openElements.stackTop > MAX_DEPTH) this.isTooDeep = true;
    else super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    const { tagName } = token;
    // A paragraph in `sup`, for example, ends it too early.
    const open = this.openElements.items.slice(0, this.openElements.stackTop + 1);
    const isOpen = open.some((one) => 'tagName' in one && one.tagName === tagName);
    if (!isOpen && !canEndTwice(tagName)) this.dropped.add(tagName);
    super.onEndTag(token);
  }

  override onCharacter(token: Token.CharacterToken): void {
    this.texts.set(token.location?.startOffset ?? 0, token.chars);
    super.onCharacter(token);
  }

  override onComment(token: Token.CommentToken): void {
    const source = this.sourceOf(token);
    if (!source.startsWith('<!--') && !WORD_COMMENT.test(source)) this.dropped.add(source);
    if (source.includes('<m:oMath')) this.dropped.add('m:oMath');
    super.onComment(token);
  }
}

/** Parsers end these early without harm: they start them again, or only the look depends on them. */
const canEndTwice = (tag: string) =>
  isWrapper(tag) || /^(p|div|br|b|strong|i|em|u|s|strike|code|del)$/.test(tag);

/** Elements within elements. Without a limit, the stack of the program would overflow. */
const MAX_DEPTH = 50;

const withoutSpace = (text: string) => text.replace(/\s/g, '');

function offsetsIn(nodes: ContentNode[]): number[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => [node.sourceCodeLocation?.startOffset ?? [], offsetsIn(node.childNodes)].flat());
}

/** Parses HTML. `dropped` names tags that have no place where they are, and signs of `<` that begin no tag. */
export function parseContent(html: string): { nodes: ContentNode[]; dropped: Set<string> } {
  const onParseError = ({ code }: ParserError) => {
    const loss = LOSSES[code];
    if (loss) parser.dropped.add(loss);
  };
  const parser = NamingParser.getFragmentParser(null, {
    sourceCodeLocationInfo: true,
    onParseError,
  }) as NamingParser;
  parser.source = html;
  parser.tokenizer.write(html, true);
  if (parser.isTooDeep) return { nodes: [], dropped: new Set(['<…<…<']) };
  const nodes = parser.getFragment().childNodes;
  const offsets = offsetsIn(nodes);
  const placed = new Set(offsets);
  for (const [offset, tag] of parser.tags) if (!placed.has(offset)) parser.dropped.add(tag);
  const text = [...parser.texts.values()].join('');
  // What stands between the cells of a table would move in front of it.
  if (offsets.some((offset, at) => offset < (offsets[at - 1] ?? 0))) parser.dropped.add('table');
  if (withoutSpace(text) !== withoutSpace(nodes.map(rawText).join(''))) parser.dropped.add('table');
  return { nodes, dropped: parser.dropped };
}
