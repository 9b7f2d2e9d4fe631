/** Reads texts of a workbook: shared ones, and those within cells. */
import type { Attributes, XmlEvents } from '../scan-xml.ts';
import { type Mark, mergeRuns, type Run, runOf } from './runs.ts';
import { decodeEscapes, scanPart } from './xml.ts';

const OFF = new Set(['0', 'false', 'none', 'off']);
const FONT_MARKS: Record<string, Mark> = { b: 'strong', i: 'em', u: 'u', strike: 's' };
const VERTICAL: Record<string, Mark> = { superscript: 'sup', subscript: 'sub' };

/** Collects the runs of one text from the tags within it. */
export class StringReader implements XmlEvents {
  private runs: Run[] = [];
  private marks = new Set<Mark>();
  private isText = false;
  /** Readings of Asian characters are no part of the text. */
  private isReading = false;

  open(name: string, { val = '1' }: Attributes): void {
    if (name === 'rPh') this.isReading = true;
    else if (name === 'r') this.marks = new Set();
    else if (name === 't') this.isText = !this.isReading;
    const mark = name === 'vertAlign' ? VERTICAL[val] : FONT_MARKS[name];
    if (mark && !OFF.has(val)) this.marks.add(mark);
  }

  text(text: string): void {
    if (this.isText) this.runs.push(runOf(decodeEscapes(text).replace(/\r\n?/g, '\n'), this.marks));
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isReading = false;
    else if (name === 'r') this.marks = new Set();
  }

  /** Returns the text, and begins the next one. */
  take(): Run[] {
    const runs = mergeRuns(this.runs);
    this.runs = [];
    this.marks = new Set();
    return runs;
  }
}

export function readSharedStrings(part: string, xml: string): Run[][] {
  const strings: Run[][] = [];
  const reader = new StringReader();
  scanPart(part, xml, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close(name) {
      reader.close(name);
      if (name === 'si') strings.push(reader.take());
    },
  });
  return strings;
}
