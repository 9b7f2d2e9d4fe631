/** Builds Word documents for tests from parts of WordprocessingML. */
import { strToU8, zipSync } from 'fflate';

const NAMESPACES = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
};
const STRICT: Record<string, string> = {
  w: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
  m: 'http://purl.oclc.org/ooxml/officeDocument/math',
  r: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  wp: 'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
  a: 'http://purl.oclc.org/ooxml/drawingml/main',
  pic: 'http://purl.oclc.org/ooxml/drawingml/picture',
};

export const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** A run. `look` is the inside of `w:rPr`, such as `<w:b/>`. Tabs and line breaks become their elements. */
export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${text
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>';
      return part === '\n' ? '<w:br/>' : part && `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`;
    })
    .join('')}</w:r>`;

const isXml = (text: string) => text.startsWith('<');

/** A paragraph of text, or of parts that are XML. */
export const paragraph = (content = '', properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content === '' || isXml(content) ? content : run(content)}</w:p>`;

/** A paragraph of an automatic list. */
export const item = (content: string, list: number, level = 0): string =>
  paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

/** A cell of text, or of paragraphs. */
export const cell = (content = '', properties = ''): string =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${/^<w:(p|tbl)\b/.test(content) ? content : paragraph(content)}</w:tc>`;

/** A table of cells that are text, or whole `w:tc` elements. */
export const table = (rows: string[][]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid/>${rows
    .map(
      (cells) => `<w:tr>${cells.map((one) => (one.startsWith('<w:tc') ? one : cell(one))).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

export interface ListLevel {
  format: string;
  text: string;
  start?: number;
}

/** Lists by their numbers from 1. `like` gives a list the levels and the count of another one. */
export type List = { levels: ListLevel[] } | { like: number; restart?: boolean };

const QUESTIONS: ListLevel[] = [
  { format: 'decimal', text: '%1.' },
  { format: 'upperLetter', text: '%2.' },
  { format: 'decimal', text: '(%3)' },
];
export const questionList: List = { levels: QUESTIONS };

function numberingOf(lists: List[]): string {
  const abstracts = lists.flatMap((list, at) =>
    'like' in list
      ? []
      : `<w:abstractNum w:abstractNumId="${at + 1}">${list.levels
          .map(
            ({ format, text, start = 1 }, level) =>
              `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${escapeXml(text)}"/></w:lvl>`,
          )
          .join('')}</w:abstractNum>`,
  );
  const numbers = lists.map((list, at) => {
    const abstract = 'like' in list ? list.like : at + 1;
    const start = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
    const restart = 'like' in list && list.restart ? start : '';
    return `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${abstract}"/>${restart}</w:num>`;
  });
  return `${abstracts.join('')}${numbers.join('')}`;
}

export interface DocxOptions {
  lists?: List[];
  /** The inside of `w:styles`. */
  styles?: string;
  /** The inside of `w:footnotes`. */
  footnotes?: string;
  /** The inside of `w:comments`. */
  comments?: string;
  /** Paragraphs of a header and a footer. */
  header?: string;
  footer?: string;
  /** Pictures by their relationship, such as `rId10`, with a name such as `image1.png`. */
  pictures?: Record<string, { name: string; bytes: Uint8Array }>;
  /** Addresses outside by their relationship. */
  links?: Record<string, string>;
  isStrict?: boolean;
  /** Takes the place of the document's own XML. */
  xml?: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Types of relationships that differ from the names of elements. */
const TYPES: Record<string, string> = { hdr: 'header', ftr: 'footer' };

const relationships = (inner: string) =>
  `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

/** Returns a document with these paragraphs and tables. */
export function buildDocx(body: string[], options: DocxOptions = {}): Uint8Array {
  const { lists = [questionList], pictures = {}, links = {}, isStrict = false } = options;
  const spaces = { ...NAMESPACES, ...(isStrict && STRICT) };
  const declared = Object.entries(spaces)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join(' ');
  const base = isStrict ? 'http://purl.oclc.org/ooxml/officeDocument/relationships' : OFFICE;
  const part = (name: string, inner: string) => `${DECLARATION}<w:${name} ${declared}>${inner}</w:${name}>`;
  const link = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${base}/${type}" Target="${escapeXml(target)}"${mode}/>`;
  const parts: Record<string, string> = {
    numbering: numberingOf(lists),
    styles: options.styles ?? '',
    footnotes: options.footnotes ?? '',
    comments: options.comments ?? '',
    hdr: options.header ?? '',
    ftr: options.footer ?? '',
  };
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="emf" ContentType="image/x-emf"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(relationships(link('rId1', 'officeDocument', 'word/document.xml'))),
    'word/document.xml': strToU8(
      options.xml ?? part('document', `<w:body>${body.join('')}<w:sectPr/></w:body>`),
    ),
    'word/_rels/document.xml.rels': strToU8(
      relationships(
        [
          ...Object.keys(parts).map((name) => link(`rId_${name}`, TYPES[name] ?? name, `${name}.xml`)),
          ...Object.entries(pictures).map(([id, { name }]) => link(id, 'image', `media/${name}`)),
          ...Object.entries(links).map(([id, target]) =>
            link(id, 'hyperlink', target, ' TargetMode="External"'),
          ),
        ].join(''),
      ),
    ),
  };
  for (const [name, inner] of Object.entries(parts)) files[`word/${name}.xml`] = strToU8(part(name, inner));
  for (const { name, bytes } of Object.values(pictures)) files[`word/media/${name}`] = bytes;
  return zipSync(files);
}

/** A picture in a line of text. The size is in pixels. */
export const inlinePicture = (id: string, alt = '', width = 120, height = 80): string =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="${width * 9525}" cy="${height * 9525}"/>${pictureContent(id, alt)}</wp:inline></w:drawing></w:r>`;

/** A picture beside the text. */
export const anchoredPicture = (id: string, alt = '', width = 120, height = 80): string =>
  `<w:r><w:drawing><wp:anchor behindDoc="0"><wp:extent cx="${width * 9525}" cy="${height * 9525}"/><wp:wrapSquare/>${pictureContent(id, alt)}</wp:anchor></w:drawing></w:r>`;

export const pictureContent = (id: string, alt = '', inFill = ''): string =>
  `<wp:docPr id="1" name="Picture 1" descr="${escapeXml(alt)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/>${inFill}</pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic>`;

const textOfMath = (text: string, look = '') =>
  `<m:r>${look && `<m:rPr>${look}</m:rPr>`}<m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`;

/** Parts of equations. Arguments are text, or parts. */
const inner = (content: string) => (isXml(content) ? content : textOfMath(content));
const element = (name: string, content: string) => `<m:${name}>${inner(content)}</m:${name}>`;

export const math = {
  text: textOfMath,
  fraction: (top: string, bottom: string, type = '') =>
    `<m:f>${type && `<m:fPr><m:type m:val="${type}"/></m:fPr>`}${element('num', top)}${element('den', bottom)}</m:f>`,
  root: (base: string, degree = '') =>
    `<m:rad><m:radPr>${degree ? '' : '<m:degHide m:val="1"/>'}</m:radPr>${degree ? element('deg', degree) : '<m:deg/>'}${element('e', base)}</m:rad>`,
  sup: (base: string, sup: string) => `<m:sSup>${element('e', base)}${element('sup', sup)}</m:sSup>`,
  sub: (base: string, sub: string) => `<m:sSub>${element('e', base)}${element('sub', sub)}</m:sSub>`,
  brackets: (parts: string[], open?: string, close?: string, separator?: string) =>
    `<m:d><m:dPr>${open === undefined ? '' : `<m:begChr m:val="${open}"/>`}${separator === undefined ? '' : `<m:sepChr m:val="${separator}"/>`}${close === undefined ? '' : `<m:endChr m:val="${close}"/>`}</m:dPr>${parts.map((one) => element('e', one)).join('')}</m:d>`,
  nary: (sign: string, sub: string, sup: string, base: string, location = 'undOvr') =>
    `<m:nary><m:naryPr><m:chr m:val="${sign}"/><m:limLoc m:val="${location}"/></m:naryPr>${element('sub', sub)}${element('sup', sup)}${element('e', base)}</m:nary>`,
  matrix: (rows: string[][]) =>
    `<m:m>${rows.map((cells) => `<m:mr>${cells.map((one) => element('e', one)).join('')}</m:mr>`).join('')}</m:m>`,
  limit: (name: string, below: string, base: string) =>
    `<m:func><m:fName><m:limLow>${element('e', textOfMath(name, '<m:sty m:val="p"/>'))}${element('lim', below)}</m:limLow></m:fName>${element('e', base)}</m:func>`,
};

/** An equation in a line, or alone in its paragraph. */
export const equation = (...parts: string[]): string => `<m:oMath>${parts.map(inner).join('')}</m:oMath>`;
export const equationAlone = (...parts: string[]): string =>
  `<m:oMathPara>${equation(...parts)}</m:oMathPara>`;
