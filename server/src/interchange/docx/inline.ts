/** Reads the content of a paragraph as rich text. What cannot be kept becomes a warning by name. */
import { problem } from '@lulus/contract/messages';
import { escapeText } from '../../content/write-html.ts';
import { childOf, childrenOf, elementsOf, findAll, findFirst, type XmlElement } from '../xml-tree.ts';
import { InlineWriter } from './inline-writer.ts';
import { type Look, lookOf } from './look.ts';
import { readEquation } from './omml/read.ts';
import { readDrawing, readOldPicture } from './pictures.ts';
import type { Source } from './source.ts';
import { readFontText, readSymbol } from './symbols.ts';
import { ownText, settingOf } from './xml.ts';

const MAX_QUOTED = 100;
const quote = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTED);

const WRAPPERS =
  /^(w:hyperlink|w:smartTag|w:sdt|w:sdtContent|w:fldSimple|w:ins|w:moveTo|w:customXml|w:dir|w:bdo)$/;
const TEXT_BOX = 'w:txbxContent';

/** Names the words of a tracked deletion. */
export function warnOfDeleted(source: Source, node: XmlElement): void {
  const text = quote(findAll(node, 'w:delText', 'w:t').map(ownText).join(''));
  if (text !== '') source.warn(problem('docx_deleted_text', { text }));
}

/** A field of Word, such as a page number, that is being read. */
export interface Field {
  instruction: string;
  isResult: boolean;
}

class InlineReader {
  /** Text boxes that are anchored in the paragraph. */
  readonly boxes: XmlElement[] = [];
  private readonly out = new InlineWriter();
  private readonly source: Source;
  private readonly style: string | undefined;
  private readonly fields: Field[];

  /** Fields may begin in one paragraph and end in another, so the document has one list of them. */
  constructor(source: Source, style: string | undefined, fields: Field[]) {
    this.source = source;
    this.style = style;
    this.fields = fields;
  }

  read(paragraph: XmlElement): string {
    this.readAll(paragraph);
    return this.out.finish();
  }

  private readAll(node: XmlElement): void {
    for (const child of elementsOf(node)) this.readOne(child);
  }

  private readOne(node: XmlElement): void {
    const { name } = node;
    if (name === 'w:r') this.readRun(node);
    else if (name === 'm:oMath') this.readFormula(node, false);
    else if (name === 'm:oMathPara') {
      for (const one of childrenOf(node, 'm:oMath')) this.readFormula(one, true);
    } else if (name === 'w:del' || name === 'w:moveFrom') warnOfDeleted(this.source, node);
    else if (name === 'mc:AlternateContent') this.readAlternatives(node, (one) => this.readOne(one));
    else if (WRAPPERS.test(name)) this.readAll(node);
  }

  private readFormula(node: XmlElement, isBlock: boolean): void {
    const math = readEquation(node, isBlock, (name) =>
      this.source.warn(problem(name === 'm:borderBox' ? 'docx_formula_box' : 'docx_formula_part', { name })),
    );
    this.out.write(math);
  }

  /** Reads one of several forms of the same content: the first that has pictures or words. */
  private readAlternatives(node: XmlElement, read: (node: XmlElement) => void): void {
    const [first, ...others] = elementsOf(node);
    const has = (one: XmlElement) =>
      ['pic:pic', 'v:imagedata', TEXT_BOX, 'w:t'].some((part) => findFirst(one, part) !== undefined);
    const chosen = first && has(first) ? first : (others.find(has) ?? first);
    for (const child of elementsOf(chosen)) read(child);
  }

  private readRun(run: XmlElement): void {
    const own = childOf(run, 'w:rPr');
    const look = lookOf(this.source.styles.runProperties(own, this.style), own);
    for (const child of elementsOf(run)) this.readRunPart(child, look);
  }

  private readRunPart(node: XmlElement, look: Look): void {
    const { name, attributes } = node;
    if (name === 'w:fldChar' || name === 'w:instrText') {
      this.readField(node);
      return;
    }
    if (this.fields.some(({ isResult }) => !isResult)) return;
    switch (name) {
      case 'w:t':
        this.readText(ownText(node), look);
        break;
      case 'w:tab':
      case 'w:ptab':
        this.out.text('\t', look);
        break;
      case 'w:br':
      case 'w:cr':
        if (!/^(page|column)$/.test(attributes['w:type'] ?? '')) this.out.write('<br />', look);
        break;
      case 'w:noBreakHyphen':
        this.out.text('\u2011', look);
        break;
      case 'w:sym':
        this.readSymbol(node, look);
        break;
      case 'w:ruby':
        this.readRuby(node);
        break;
      case 'mc:AlternateContent':
        this.readAlternatives(node, (one) => this.readRunPart(one, look));
        break;
      default:
        this.readObject(node);
    }
  }

  private readText(written: string, look: Look): void {
    if (look.isHidden) {
      if (written.trim() !== '') this.source.warn(problem('docx_hidden_text', { text: quote(written) }));
      return;
    }
    const text = readFontText(look.font, written, (code) => this.warnSymbol(look.font, code));
    this.out.text(text, look);
  }

  private warnSymbol(font: string, code: number): void {
    this.source.warn(problem('docx_symbol', { font, code: code.toString(16).toUpperCase() }));
  }

  private readSymbol({ attributes }: XmlElement, look: Look): void {
    const font = attributes['w:font'] ?? look.font;
    const code = Number.parseInt(attributes['w:char'] ?? '', 16);
    const found = Number.isNaN(code) ? undefined : readSymbol(font, code);
    if (found === undefined) this.warnSymbol(font, code);
    this.out.text(found ?? '□', look);
  }

  private readRuby(node: XmlElement): void {
    const inner = (name: string) => {
      const part = childOf(node, name);
      return part ? new InlineReader(this.source, this.style, []).read(part) : '';
    };
    this.out.write(`<ruby>${inner('w:rubyBase')}<rt>${inner('w:rt')}</rt></ruby>`);
  }

  private readField(node: XmlElement): void {
    const current = this.fields.at(-1);
    const type = node.attributes['w:fldCharType'];
    if (node.name === 'w:instrText') {
      if (current && !current.isResult) current.instruction += ownText(node);
    } else if (type === 'begin') this.fields.push({ instruction: '', isResult: false });
    else if (type === 'separate' && current) current.isResult = true;
    else if (type === 'end') {
      const ended = this.fields.pop();
      const isSeen =
        !ended || ended.isResult || /^\s*(TC|XE|SET|SEQ|MACROBUTTON|ADDIN)\b/i.test(ended.instruction);
      if (!isSeen) {
        this.source.warn(problem('docx_field', { text: quote(ended.instruction) }));
        this.out.text(`[${quote(ended.instruction)}]`);
      }
    }
  }

  /** Reads pictures, text boxes, notes and other objects. */
  private readObject(node: XmlElement): void {
    const { source } = this;
    switch (node.name) {
      case 'w:drawing':
        this.out.write(readDrawing(source, node));
        this.readShapes(node);
        break;
      case 'w:pict':
        this.out.write(readOldPicture(source, node));
        this.readOldShapes(node);
        break;
      case 'w:object':
        this.readEmbedded(node);
        break;
      case 'w:footnoteReference':
        this.readNote('footnotes', node);
        break;
      case 'w:endnoteReference':
        this.readNote('endnotes', node);
        break;
      case 'w:commentReference': {
        const text = quote(source.noteText('comments', node.attributes['w:id'] ?? ''));
        if (text !== '') source.warn(problem('docx_comment', { text }));
      }
    }
  }

  private readNote(kind: 'footnotes' | 'endnotes', { attributes }: XmlElement): void {
    const text = this.source.noteText(kind, attributes['w:id'] ?? '');
    if (text === '') return;
    this.source.warn(problem('docx_note_in_text', { text: quote(text) }));
    this.out.write(escapeText(` [${text}]`));
  }

  private addBoxes(node: XmlElement): number {
    const boxes = findAll(node, TEXT_BOX);
    this.boxes.push(...boxes);
    return boxes.length;
  }

  private readShapes(drawing: XmlElement): void {
    const kind = findFirst(drawing, 'a:graphicData')?.attributes.uri ?? '';
    const boxes = this.addBoxes(drawing);
    const shapes = findAll(drawing, 'wps:wsp').length;
    const pictures = findAll(drawing, 'pic:pic').length;
    if (/chart/i.test(kind)) this.source.warn(problem('docx_chart'));
    else if (/diagram/i.test(kind)) this.source.warn(problem('docx_smart_art'));
    else if (shapes > boxes || (shapes > 0 && pictures > 0) || shapes + pictures + boxes === 0)
      this.source.warn(problem('docx_shape'));
  }

  private readOldShapes(picture: XmlElement): void {
    const boxes = this.addBoxes(picture);
    const hasPicture = findFirst(picture, 'v:imagedata') !== undefined;
    const shapes = elementsOf(picture).filter(
      ({ name, attributes }) => name !== 'v:shapetype' && name.startsWith('v:') && attributes['o:hr'] !== 't',
    );
    if (shapes.length > 0 && !hasPicture && boxes === 0) this.source.warn(problem('docx_shape'));
  }

  /** Keeps the preview of an object of another program, such as an old equation. */
  private readEmbedded(node: XmlElement): void {
    const program = findFirst(node, 'o:OLEObject')?.attributes.ProgID ?? '';
    const isEquation = /^Equation/i.test(program);
    this.source.warn(
      isEquation ? problem('docx_old_equation') : problem('docx_object', { name: program || 'OLE' }),
    );
    this.out.write(readOldPicture(this.source, node));
  }
}

/** Reads a paragraph. Returns its rich text, and the text boxes that are anchored in it. */
export function readInline(
  source: Source,
  paragraph: XmlElement,
  fields: Field[],
): { html: string; boxes: XmlElement[] } {
  const style = settingOf(childOf(paragraph, 'w:pPr'), 'w:pStyle');
  const reader = new InlineReader(source, style, fields);
  return { html: reader.read(paragraph), boxes: reader.boxes };
}
