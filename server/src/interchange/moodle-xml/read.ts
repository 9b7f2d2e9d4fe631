/** Reads the bytes of a Moodle XML file into its questions. */
import { problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from '../imported.ts';
import { parseXml } from '../parse-xml.ts';
import { decodeXml } from '../xml-text.ts';
import { elementsOf, type XmlElement as XmlTree } from '../xml-tree.ts';
import { childrenOf, type XmlElement } from './xml.ts';

const elementOf = (tree: XmlTree): XmlElement => ({
  name: tree.name,
  attributes: tree.attributes,
  children: elementsOf(tree).map(elementOf),
  text: tree.children.filter((child) => typeof child === 'string').join(''),
});

/** Returns the questions, with categories and descriptions among them. Throws `Unreadable`. */
export function readMoodleXml({ bytes }: SourceFile): XmlElement[] {
  const root = parseXml(bytes);
  if (root.name !== 'quiz') throw new Unreadable(problem('moodle_quiz_missing'));
  return childrenOf(elementOf(root), 'question');
}

/** Whether the file is XML with the element of Moodle's questions near its start. */
export function detectMoodleXml({ bytes }: SourceFile): boolean {
  const head = decodeXml(bytes.subarray(0, 4096)).trimStart();
  return head.startsWith('<') && /<quiz[\s>/]/.test(head);
}
