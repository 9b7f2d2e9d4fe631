/** Puts runs together to rich text. Runs that look the same become one. */
import { escapeText } from '../../content/write-html.ts';
import type { Look } from './look.ts';

const PLAIN: Look = { tags: [], marks: [], isCapital: false, isHidden: false, font: '' };

const openTag = (name: string) =>
  name.startsWith('mark:') ? `<span data-mark="${name.slice(5)}">` : `<${name}>`;
const closeTag = (name: string) => (name.startsWith('mark:') ? '</span>' : `</${name}>`);

export class InlineWriter {
  private html = '';
  private open: string[] = [];

  write(html: string, { tags, marks }: Look = PLAIN): void {
    if (html === '') return;
    const wanted = [...marks.map((mark) => `mark:${mark}`), ...tags];
    let same = 0;
    while (same < this.open.length && this.open[same] === wanted[same]) same++;
    this.closeTo(same);
    for (const tag of wanted.slice(same)) this.html += openTag(tag);
    this.open = wanted;
    this.html += html;
  }

  text(text: string, look: Look = PLAIN): void {
    this.write(escapeText(look.isCapital ? text.toUpperCase() : text), look);
  }

  private closeTo(length: number): void {
    for (const tag of this.open.slice(length).reverse()) this.html += closeTag(tag);
    this.open = this.open.slice(0, length);
  }

  finish(): string {
    this.closeTo(0);
    return this.html;
  }
}
