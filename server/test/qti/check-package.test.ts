/** The checker names what is wrong with a package. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeQti3, writeQti22 } from '../../src/interchange/qti/write.ts';
import { anExportedExamination, anExportedItem } from '../exported-item.ts';
import { checkPackage } from './check-package.ts';

const { file } = writeQti3(anExportedExamination([anExportedItem({ bank_section: 'A' })]));
const ITEM = 'items/ITEM_1.xml';

const broken = (name: string, change: (text: string) => string): string[] => {
  const files = unzipSync(file);
  const before = strFromU8(files[name] as Uint8Array);
  const after = change(before);
  expect(after).not.toBe(before);
  return checkPackage(zipSync({ ...files, [name]: strToU8(after) }));
};

test('a written package has no faults', () => {
  expect(checkPackage(file)).toEqual([]);
  expect(checkPackage(writeQti22(anExportedExamination([anExportedItem()])).file)).toEqual([]);
});

test.each<[string, string, string, string, string]>([
  ['a missing attribute', ITEM, ' time-dependent="false"', '', 'assessmentItem needs timeDependent'],
  ['an identifier that is no name', ITEM, 'identifier="O2"', 'identifier="2 b"', 'identifier 2 b'],
  ['an identifier twice', ITEM, 'identifier="O2"', 'identifier="O1"', 'used twice'],
  ['a key without its choice', ITEM, '<qti-value>O1<', '<qti-value>O9<', 'has no choice O9'],
  [
    'a response that is not declared',
    ITEM,
    'response-identifier="RESPONSE"',
    'response-identifier="R"',
    'R is not declared',
  ],
  [
    'another cardinality',
    ITEM,
    'cardinality="single" base-type="identifier"',
    'cardinality="ordered" base-type="identifier"',
    'ordered identifier',
  ],
  [
    'a template without its key',
    ITEM,
    /<qti-correct-response>.*<\/qti-correct-response>/.source,
    '',
    'no right value',
  ],
  ['text outside of a block', ITEM, '<qti-item-body>', '<qti-item-body>x', 'outside of a block'],
  [
    'a child in the wrong place',
    ITEM,
    '<qti-simple-choice',
    '<qti-inline-choice/><qti-simple-choice',
    'may not have',
  ],
  [
    'a file that is not listed',
    'imsmanifest.xml',
    '<file href="items/ITEM_1.xml"/>',
    '<file href="x.xml"/>',
    'no file x.xml',
  ],
  [
    'a dependency that is missing',
    'imsmanifest.xml',
    'identifierref="ITEM_1"',
    'identifierref="ITEM_2"',
    'no resource ITEM_2',
  ],
  [
    'an item that is missing in the test',
    'test.xml',
    'href="items/ITEM_1.xml"',
    'href="items/x.xml"',
    'no file items/x.xml',
  ],
])('%s', (_, name, from, to, fault) => {
  const pattern = from.includes('.*') ? new RegExp(from) : from;
  expect(broken(name, (text) => text.replace(pattern, () => to)).join('\n')).toContain(fault);
});
