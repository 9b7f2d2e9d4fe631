/**
 * The element `lulus` of a question: its exact fields as JSON, with a digest of the rest. Moodle ignores it. The reader
 * prefers it as long as the rest is unchanged.
 */
import { createHash } from 'node:crypto';
import {
  bankKey,
  gapMap,
  interaction,
  optionType,
  rubric,
  scoringRule,
  textRules,
  textType,
} from '@lulus/contract';
import { z } from 'zod';
import type { ImportedFields, ImportedStimulus } from '../imported.ts';
import { legalText } from '../xml-text.ts';
import { childOf, element, type XmlElement } from './xml.ts';

const EXACT = 'lulus';
const FILE = /@@PLUGINFILE@@\/([^"'\s<>]*)/g;

const texts = z.record(z.string(), z.string());
/** The form checks the values; these are the shapes. */
export const exactFields = z.object({
  interaction,
  bank_question: z.string(),
  bank_question_weight: z.number().optional(),
  option_type: optionType.optional(),
  bank_option: texts.optional(),
  bank_rows: texts.optional(),
  rows_type: textType.optional(),
  bank_gaps: gapMap.optional(),
  bank_key: bankKey.optional(),
  scoring_rule: scoringRule.optional(),
  wrong_points: z.number().optional(),
  option_points: z.record(z.string(), z.number()).optional(),
  min_choices: z.number().optional(),
  max_choices: z.number().optional(),
  reuse_options: z.boolean().optional(),
  pinned_options: z.array(z.string()).optional(),
  keep_option_order: z.boolean().optional(),
  text_rules: textRules.optional(),
  unit: z.string().optional(),
  rubric: rubric.optional(),
  max_words: z.number().optional(),
  hint: z.string().optional(),
  hint_type: textType.optional(),
  tags: z.array(z.string()).optional(),
  play_limit: z.number().optional(),
  files: z.array(z.string()).optional(),
});
export const exactStimulus = z.object({
  content: z.string(),
  files: z.array(z.string()),
  play_limit: z.number().optional(),
  shuffle_items: z.boolean().optional(),
});
/** Text as every reader of XML sees it. */
const canonicalText = (text: string) => legalText(text).replace(/\r\n?/g, '\n').trim();

const canonical = ({ name, attributes, children, text }: XmlElement): unknown => [
  name,
  Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)),
  canonicalText(text),
  children.filter((child) => child.name !== EXACT).map(canonical),
];

const digestOf = (question: XmlElement): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(question)))
    .digest('hex');

export function withExact(question: XmlElement, exact: ImportedFields | ImportedStimulus): XmlElement {
  const own = element(EXACT, { version: '1', digest: digestOf(question) }, JSON.stringify(exact));
  return { ...question, children: [...question.children, own] };
}

/** Returns the JSON of the element with the names of files as in the import, or undefined if the rest was changed. */
function readJson(question: XmlElement, nameOf: (name: string) => string | undefined): unknown {
  const own = childOf(question, EXACT);
  if (own?.attributes.version !== '1' || own.attributes.digest !== digestOf(question)) return undefined;
  try {
    return JSON.parse(own.text, (_, value) =>
      typeof value === 'string'
        ? value.replace(FILE, (_all, name: string) => nameOf(decodeURIComponent(name)) ?? name)
        : value,
    );
  } catch {
    return undefined;
  }
}

/** A file of an exact question, as it stands in the JSON. */
export const exactFile = (name: string): string => `@@PLUGINFILE@@/${encodeURIComponent(name)}`;

type NameOf = (name: string) => string | undefined;

export const readExactItem = (question: XmlElement, nameOf: NameOf): ImportedFields | undefined =>
  exactFields.safeParse(readJson(question, nameOf)).data as ImportedFields | undefined;

export const readExactStimulus = (question: XmlElement, nameOf: NameOf): ImportedStimulus | undefined =>
  exactStimulus.safeParse(readJson(question, nameOf)).data as ImportedStimulus | undefined;
