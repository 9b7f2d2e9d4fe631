/** Writes one question as an item, and a passage as a shared stimulus. */
import type { BankItem, Stimulus } from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { textToHtml } from '../rich-text.ts';
import { Content, writePlayers } from './write-content.ts';
import { base, wrongRule } from './write-scores.ts';
import { typeWriters } from './write-types.ts';
import { qti, qtiText, type Version, type Written, writeDocument } from './write-xml.ts';
import type { WrittenType } from './written-type.ts';

const MAX_TITLE = 60;
const WEIGHT_DECIMALS = 12;
const NAMESPACE = {
  qti3: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  qti22: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
};
const TEMPLATES = {
  qti3: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
  qti22: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/',
};
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const SCHEMAS = {
  qti3: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
  qti22: 'http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd',
};

/** Attributes of the root of a document. */
export const rootAttributes = (version: Version) => ({
  xmlns: NAMESPACE[version],
  'xmlns:xsi': XSI,
  'xsi:schemaLocation': `${NAMESPACE[version]} ${SCHEMAS[version]}`,
});

export interface WrittenItem {
  bytes: Uint8Array;
  /** Factor of its points in the test. */
  weight: number;
  paths: Set<string>;
  lost: Problem[];
}

const titleOf = (number: number, html: string) => {
  const words = contentText(html).slice(0, MAX_TITLE).trim();
  return words === '' ? String(number) : `${number}. ${words}`;
};

const outcome = (identifier: string, value: number, attributes = {}): Written =>
  qti('outcomeDeclaration', { identifier, cardinality: 'single', baseType: 'float', ...attributes }, [
    qti('defaultValue', {}, [qtiText('value', {}, String(value))]),
  ]);

/** The rules that give points, and the explanation that every answer shows. */
function processing(written: WrittenType, wrong: number, hint: string | null, version: Version) {
  const { template, rules, responses } = written;
  if (template && wrong === 0 && hint === null) {
    const suffix = version === 'qti3' ? '.xml' : '';
    return [qti('responseProcessing', { template: `${TEMPLATES[version]}${template}${suffix}` })];
  }
  const all = [
    ...rules,
    ...(wrong !== 0 && rules.length > 0 ? [wrongRule(responses, wrong)] : []),
    ...(hint === null
      ? []
      : [qti('setOutcomeValue', { identifier: 'FEEDBACK' }, [base('identifier', 'EXPLANATION')])]),
  ];
  return all.length > 0 ? [qti('responseProcessing', {}, all)] : [];
}

function feedback({ hint, hint_type }: BankItem, content: Content): Written[] {
  if (hint === null) return [];
  const html = content.block(hint_type === 'html' ? hint : textToHtml(hint));
  const inner = content.version === 'qti3' ? [qti('contentBody', {}, [html])] : [html];
  const attributes = { outcomeIdentifier: 'FEEDBACK', identifier: 'EXPLANATION', showHide: 'show' };
  return [qti('modalFeedback', attributes, inner)];
}

/** The passage inside an item, for versions without shared ones. */
function repeatedPassage(stimulus: Stimulus | undefined, content: Content): Written[] {
  if (!stimulus || content.version === 'qti3') return [];
  content.lose('lost_shared_stimulus');
  const { pictures, recordings } = content.beside(stimulus.bank_asset);
  if (recordings.length > 0) content.lose('lost_play_limit');
  const players = recordings.map((recording) => `<div>${recording}</div>`);
  const blocks = [content.block(stimulus.content), pictures, ...players];
  return [qti('rubricBlock', { view: 'candidate', use: 'sharedstimulus' }, blocks)];
}

export function writeItem(
  item: BankItem,
  {
    id,
    number,
    stimulus,
    media,
    version,
  }: {
    id: string;
    number: number;
    stimulus: { value: Stimulus; file: string; id: string } | undefined;
    media: Map<string, Uint8Array>;
    version: Version;
  },
): WrittenItem {
  const content = new Content(version, media);
  const written = typeWriters[item.interaction](item, content);
  const { pictures, recordings } = content.beside(item.bank_asset);
  const { declarations, players } = writePlayers(recordings, item.play_limit);
  const weight = Number((item.bank_question_weight / written.maximum).toFixed(WEIGHT_DECIMALS));
  const isScaled = weight > 0;
  if (item.wrong_points !== 0 && !isScaled) content.lose('lost_wrong_points');
  const wrong = isScaled ? Number((item.wrong_points / weight).toFixed(WEIGHT_DECIMALS)) : 0;
  if (item.tags.length > 0) content.lose('lost_tags');
  const isEssay = item.interaction === 'essay';
  const external = isEssay ? { externalScored: 'human' } : {};
  const stem = written.stem ?? content.block(item.bank_question);
  const shared =
    stimulus && version === 'qti3'
      ? [
          qti('assessmentStimulusRef', {
            identifier: stimulus.id,
            href: `../${stimulus.file}`,
            title: stimulus.id,
          }),
        ]
      : [];
  const root = qti(
    'assessmentItem',
    {
      ...rootAttributes(version),
      identifier: id,
      title: titleOf(number, item.bank_question),
      adaptive: false,
      timeDependent: false,
    },
    [
      ...written.declarations,
      ...declarations,
      outcome('SCORE', 0, { normalMaximum: written.maximum, normalMinimum: Math.min(0, wrong), ...external }),
      outcome('MAXSCORE', written.maximum),
      ...(item.hint === null
        ? []
        : [
            qti('outcomeDeclaration', {
              identifier: 'FEEDBACK',
              cardinality: 'single',
              baseType: 'identifier',
            }),
          ]),
      ...shared,
      qti('itemBody', {}, [
        ...repeatedPassage(stimulus?.value, content),
        stem,
        pictures,
        ...players,
        ...written.interactions,
      ]),
      ...processing(written, wrong, item.hint, version),
      ...feedback(item, content),
    ],
  );
  return { bytes: writeDocument(root, version), weight, paths: content.paths, lost: content.lost };
}

/** A passage as a document of its own. */
export function writeStimulus(stimulus: Stimulus, id: string, media: Map<string, Uint8Array>) {
  const content = new Content('qti3', media);
  const { pictures, recordings } = content.beside(stimulus.bank_asset);
  if (recordings.length > 0) content.lose('lost_play_limit');
  const players = recordings.map((recording) => `<div>${recording}</div>`);
  const text = stimulus.content === '' ? '' : content.block(stimulus.content);
  const root = qti('assessmentStimulus', { ...rootAttributes('qti3'), identifier: id, title: id }, [
    qti('stimulusBody', {}, [text, pictures, ...players]),
  ]);
  return { bytes: writeDocument(root, 'qti3'), paths: content.paths, lost: content.lost };
}
