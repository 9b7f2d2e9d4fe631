/** Reads pasted HTML for a rich text. What a question can have stays, and what is lost is counted. */
import {
  countKinds,
  FORMULA,
  isSingleCell,
  type Losses,
  onlyLost,
  outermost,
  parsePasted,
  STYLE,
} from './pasted-html.ts';
import { cleanMath } from './pasted-math.ts';
import { stylesToElements } from './pasted-styles.ts';
import { wordFormulas } from './word-formulas.ts';
import { convertWordLists } from './word-lists.ts';

/** A picture of the paste that must be uploaded. */
export interface PastedPicture {
  file: File;
  alt: string;
}

export interface RichPaste {
  /** The pictures are `img` elements without source, in the same order as `pictures`. */
  html: string;
  pictures: PastedPicture[];
  losses: Losses;
}

/** Pictures that the paste has not uploaded yet. */
const NEW_PICTURE = 'img[data-new-picture]';
const STORED_PICTURE = /^(?:.*\/api\/assets\/)?(bank_asset\/[\w-]+\.\w+(?:\?.*)?)$/;
const DATA = /^data:(image\/[\w.+-]+);base64,([\s\S]*)$/;

function fileOf(source: string): File | undefined {
  const [, type = '', data = ''] = DATA.exec(source) ?? [];
  if (!type) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}

/** Returns the number of formulas that are lost. */
function convertFormulas(body: Element): number {
  let lost = 0;
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as Comment);
  for (const comment of found) {
    if (!comment.data.includes('<m:oMath')) continue;
    const formulas = wordFormulas(comment.data);
    const converted = formulas.filter((formula) => formula !== undefined);
    lost += formulas.length - converted.length;
    comment.replaceWith(...converted);
  }
  for (const element of outermost(body, FORMULA)) {
    const math = element.localName === 'math' ? element : element.querySelector('math');
    if (math && cleanMath(math)) {
      if (math !== element) element.replaceWith(math);
    } else {
      element.remove();
      lost += 1;
    }
  }
  return lost;
}

/** Marks the pictures to upload, and returns them with the number of those that are lost. */
function takePictures(body: Element, files: readonly File[]): { pictures: PastedPicture[]; lost: number } {
  const images = [...body.querySelectorAll('img')].map((image) => {
    const source = image.getAttribute('src') ?? '';
    return { image, stored: STORED_PICTURE.exec(source)?.[1], file: fileOf(source) };
  });
  const foreign = images.filter(({ stored, file }) => !stored && !file);
  // With fewer files than pictures, it is unknown which file is which picture.
  const given = foreign.length <= files.length ? files.slice(0, foreign.length) : [];
  const pictures: PastedPicture[] = [];
  let lost = files.length - given.length;
  if (foreign.length > files.length) lost = foreign.length;
  for (const { image, stored, file } of images) {
    const upload = file ?? given[foreign.findIndex((one) => one.image === image)];
    if (stored) image.setAttribute('src', stored);
    else if (upload) {
      pictures.push({ file: upload, alt: image.alt });
      image.removeAttribute('src');
      image.setAttribute('data-new-picture', '');
    } else image.remove();
  }
  const drawings = outermost(body, 'svg, canvas');
  for (const drawing of drawings) drawing.remove();
  return { pictures, lost: lost + drawings.length };
}

/** Lists whose entries have letters or Roman numerals, which ours cannot have. */
function countNumberings(body: Element): number {
  const lettered = /list-style(-type)?:\s*(lower|upper)-(alpha|latin|roman)/i;
  return [...body.querySelectorAll('ol')].filter((list) => {
    const styles = [list, list.firstElementChild].map((one) => one?.getAttribute(STYLE) ?? '');
    return /^[ai]$/i.test(list.getAttribute('type') ?? '') || styles.some((style) => lettered.test(style));
  }).length;
}

/** Some programs put a list between the entries of another. It belongs to the entry before it. */
function nestLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    if (list.previousElementSibling) list.previousElementSibling.append(list);
}

export function readRichPaste(html: string, files: readonly File[] = []): RichPaste {
  const body = parsePasted(html);
  convertWordLists(body);
  nestLists(body);
  const numbering = countNumberings(body);
  stylesToElements(body);
  const formula = convertFormulas(body);
  const { pictures, lost } = takePictures(body, files);
  for (const table of body.querySelectorAll('table'))
    if (isSingleCell(table)) table.replaceWith(...(table.querySelector('td, th')?.childNodes ?? []));
  // The editor knows one level only. A power of a power would become a product.
  const script = body.querySelectorAll(':is(sup, sub) :is(sup, sub)').length;
  const losses = {
    formula,
    picture: lost,
    ...countKinds(body, ['media', 'heading', 'link', 'highlight']),
    script,
    numbering,
  };
  return { html: body.innerHTML, pictures, losses: onlyLost(losses) };
}

/** Puts the uploaded pictures into the HTML of a paste. Those without a picture are removed. */
export function withPictures(
  html: string,
  pictures: readonly (Record<string, string | number | null> | undefined)[],
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const [index, image] of [...body.querySelectorAll(NEW_PICTURE)].entries()) {
    const picture = pictures[index];
    if (!picture) image.remove();
    for (const [name, value] of Object.entries(picture ?? {}))
      if (value === null) image.removeAttribute(name);
      else image.setAttribute(name, String(value));
  }
  return body.innerHTML;
}
