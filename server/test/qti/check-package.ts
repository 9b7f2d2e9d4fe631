/** Checks a package of QTI 2.2 or 3.0 by the rules of its content model that other programs rely on. */
import { dirname, join } from 'node:path/posix';
import { strFromU8, unzipSync } from 'fflate';
import { parseQti } from '../../src/interchange/qti/parse-xml.ts';
import { descendantsOf, trimmedText } from '../../src/interchange/qti/xml.ts';
import { childOf, childrenOf, elementsOf, type XmlElement } from '../../src/interchange/xml-tree.ts';

const NC_NAME = /^[A-Za-z_][\w.-]*$/;
/** Attributes that an element must have. */
const REQUIRED: Record<string, string[]> = {
  assessmentItem: ['identifier', 'title', 'timeDependent'],
  assessmentTest: ['identifier', 'title'],
  assessmentStimulus: ['identifier', 'title'],
  assessmentSection: ['identifier', 'title', 'visible'],
  assessmentItemRef: ['identifier', 'href'],
  assessmentStimulusRef: ['identifier', 'href'],
  testPart: ['identifier', 'navigationMode', 'submissionMode'],
  responseDeclaration: ['identifier', 'cardinality', 'baseType'],
  outcomeDeclaration: ['identifier', 'cardinality'],
  mapEntry: ['mapKey', 'mappedValue'],
  simpleChoice: ['identifier'],
  simpleAssociableChoice: ['identifier', 'matchMax'],
  inlineChoice: ['identifier'],
  choiceInteraction: ['responseIdentifier', 'shuffle', 'maxChoices'],
  matchInteraction: ['responseIdentifier', 'shuffle'],
  orderInteraction: ['responseIdentifier', 'shuffle'],
  inlineChoiceInteraction: ['responseIdentifier', 'shuffle'],
  textEntryInteraction: ['responseIdentifier'],
  extendedTextInteraction: ['responseIdentifier'],
  mediaInteraction: ['responseIdentifier', 'autostart'],
  modalFeedback: ['outcomeIdentifier', 'identifier', 'showHide'],
  setOutcomeValue: ['identifier'],
  baseValue: ['baseType'],
  weight: ['identifier', 'value'],
  timeLimits: ['maxTime'],
  img: ['src', 'alt'],
};
/** Children that an element may have, in this order. */
const CHILDREN: Record<string, string[]> = {
  assessmentItem: [
    'responseDeclaration',
    'outcomeDeclaration',
    'assessmentStimulusRef',
    'stylesheet',
    'itemBody',
    'responseProcessing',
    'modalFeedback',
  ],
  assessmentTest: ['outcomeDeclaration', 'timeLimits', 'testPart', 'outcomeProcessing'],
  testPart: ['timeLimits', 'assessmentSection'],
  assessmentSection: [
    'timeLimits',
    'rubricBlock',
    'selection',
    'ordering',
    'assessmentSection',
    'assessmentItemRef',
  ],
  responseDeclaration: ['defaultValue', 'correctResponse', 'mapping'],
  outcomeDeclaration: ['defaultValue'],
  mapping: ['mapEntry'],
  choiceInteraction: ['prompt', 'simpleChoice'],
  orderInteraction: ['prompt', 'simpleChoice'],
  matchInteraction: ['prompt', 'simpleMatchSet'],
  simpleMatchSet: ['simpleAssociableChoice'],
  inlineChoiceInteraction: ['inlineChoice'],
  responseCondition: ['responseIf', 'responseElseIf', 'responseElse'],
};
/** Elements that must have at least so many of these children. */
const LEAST: [element: string, child: string, count: number][] = [
  ['mapping', 'mapEntry', 1],
  ['choiceInteraction', 'simpleChoice', 1],
  ['matchInteraction', 'simpleMatchSet', 2],
  ['inlineChoiceInteraction', 'inlineChoice', 1],
  ['assessmentItem', 'itemBody', 1],
];
const BLOCKS = /^(p|div|ul|ol|table|pre|blockquote|math|rubricBlock|\w+Interaction)$/;
const MEMBERS = ['simpleChoice', 'inlineChoice', 'simpleAssociableChoice'];
/** Cardinality and base type of the response of an interaction. */
const RESPONSES: Record<string, RegExp> = {
  choiceInteraction: /^(single|multiple) identifier$/,
  orderInteraction: /^ordered identifier$/,
  matchInteraction: /^multiple directedPair$/,
  inlineChoiceInteraction: /^single identifier$/,
  textEntryInteraction: /^single (string|float|integer)$/,
  extendedTextInteraction: /^single string$/,
  mediaInteraction: /^single integer$/,
};

const all = (root: XmlElement, name?: string): XmlElement[] => [
  ...(name === undefined || root.name === name ? [root] : []),
  ...descendantsOf(root, (one) => name === undefined || one === name),
];

function checkElement(element: XmlElement): string[] {
  const { name, attributes } = element;
  const faults = (REQUIRED[name] ?? [])
    .filter((attribute) => attributes[attribute] === undefined)
    .map((attribute) => `${name} needs ${attribute}`);
  const order = CHILDREN[name];
  const places = elementsOf(element).map((child) => order?.indexOf(child.name) ?? 0);
  if (places.includes(-1)) faults.push(`${name} has a child that it may not have`);
  if (places.some((place, at) => place < (places[at - 1] ?? 0))) faults.push(`${name}: order of children`);
  for (const [of, child, count] of LEAST) {
    if (name === of && childrenOf(element, child).length < count) faults.push(`${name} needs ${child}`);
  }
  if (name === 'itemBody' || name === 'stimulusBody') {
    const isInline = element.children.some((child) =>
      typeof child === 'string' ? child.trim() !== '' : !BLOCKS.test(child.name),
    );
    if (isInline) faults.push(`${name} has text outside of a block`);
  }
  const { identifier } = attributes;
  if (identifier !== undefined && !NC_NAME.test(identifier)) faults.push(`identifier ${identifier}`);
  return faults;
}

function checkInteraction(interaction: XmlElement, declared: Map<string, XmlElement>): string[] {
  const { responseIdentifier = '', maxChoices } = interaction.attributes;
  const declaration = declared.get(responseIdentifier);
  if (!declaration) return [`${interaction.name}: ${responseIdentifier} is not declared`];
  const { cardinality, baseType } = declaration.attributes;
  const faults: string[] = [];
  const wanted = RESPONSES[interaction.name];
  if (!wanted?.test(`${cardinality} ${baseType}`)) {
    faults.push(`${interaction.name}: ${cardinality} ${baseType}`);
  }
  if (interaction.name === 'choiceInteraction' && (cardinality === 'single') !== (maxChoices === '1')) {
    faults.push(`choiceInteraction: maxChoices ${maxChoices} with ${cardinality}`);
  }
  const ids = descendantsOf(interaction, (name) => MEMBERS.includes(name)).map(
    ({ attributes }) => attributes.identifier ?? '',
  );
  if (new Set(ids).size < ids.length) faults.push(`${interaction.name}: an identifier is used twice`);
  if (ids.length === 0) return faults;
  const values = [
    ...childrenOf(childOf(declaration, 'correctResponse'), 'value').map(trimmedText),
    ...childrenOf(childOf(declaration, 'mapping'), 'mapEntry').map(
      ({ attributes }) => attributes.mapKey ?? '',
    ),
  ].flatMap((value) => value.split(' '));
  const missing = values.filter((value) => !ids.includes(value));
  return [...faults, ...missing.map((value) => `${interaction.name} has no choice ${value}`)];
}

function checkItem(item: XmlElement): string[] {
  const declarations = childrenOf(item, 'responseDeclaration');
  const outcomes = childrenOf(item, 'outcomeDeclaration');
  const idOf = ({ attributes }: XmlElement) => attributes.identifier ?? '';
  const declared = new Map(declarations.map((one) => [idOf(one), one]));
  const names = new Set([...declared.keys(), ...outcomes.map(idOf)]);
  const faults = names.size < declarations.length + outcomes.length ? ['a variable is declared twice'] : [];
  const single = declarations.filter(
    (one) =>
      one.attributes.cardinality === 'single' &&
      childrenOf(childOf(one, 'correctResponse'), 'value').length > 1,
  );
  faults.push(...single.map((one) => `${idOf(one)} has several right values`));
  const interactions = all(item).filter(({ name }) => name.endsWith('Interaction'));
  faults.push(...interactions.flatMap((one) => checkInteraction(one, declared)));
  const used = interactions.map(({ attributes }) => attributes.responseIdentifier);
  if (new Set(used).size < used.length) faults.push('two interactions have one response');
  const [processing] = childrenOf(item, 'responseProcessing');
  const { template } = processing?.attributes ?? {};
  if (template !== undefined && !names.has('RESPONSE')) faults.push('the template needs RESPONSE');
  for (const { name, attributes } of processing ? all(processing) : []) {
    const isReference = /^(variable|correct|mapResponse|setOutcomeValue)$/.test(name);
    const { identifier = '' } = attributes;
    if (isReference && !names.has(identifier)) faults.push(`${name} ${identifier} is not declared`);
    if (name === 'mapResponse' && !childOf(declared.get(identifier), 'mapping'))
      faults.push(`${identifier} has no mapping`);
    if (name === 'correct' && !childOf(declared.get(identifier), 'correctResponse')) {
      faults.push(`${identifier} has no right value`);
    }
  }
  if (template?.includes('map_response') && !childOf(declared.get('RESPONSE'), 'mapping')) {
    faults.push('RESPONSE has no mapping');
  }
  if (template?.includes('match_correct') && !childOf(declared.get('RESPONSE'), 'correctResponse')) {
    faults.push('RESPONSE has no right value');
  }
  for (const { attributes } of childrenOf(item, 'modalFeedback')) {
    if (!names.has(attributes.outcomeIdentifier ?? '')) faults.push('modalFeedback: outcome is not declared');
  }
  return faults;
}

function checkDocument(path: string, root: XmlElement, files: Record<string, Uint8Array>): string[] {
  const faults = all(root).flatMap(checkElement);
  if (root.name === 'assessmentItem') faults.push(...checkItem(root));
  for (const { name, attributes } of all(root)) {
    const href = attributes.href ?? attributes.src ?? attributes.data;
    const isFile = href !== undefined && !/^(math|resource|file)$/.test(name);
    if (isFile && !files[join(dirname(path), decodeURIComponent(href))])
      faults.push(`${name}: no file ${href}`);
  }
  if (root.name === 'assessmentTest' || root.name === 'assessmentSection') {
    const ids = all(root).flatMap(({ name, attributes }) =>
      /^(testPart|assessmentSection|assessmentItemRef)$/.test(name) ? (attributes.identifier ?? '') : [],
    );
    if (new Set(ids).size < ids.length) faults.push('an identifier is used twice in the test');
  }
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Returns what is wrong with the package. */
export function checkPackage(zip: Uint8Array): string[] {
  const files = unzipSync(zip);
  const manifest = files['imsmanifest.xml'];
  if (!manifest) return ['no imsmanifest.xml'];
  const faults: string[] = [];
  const root = parseQti(manifest);
  const resources = all(root, 'resource');
  const ids = new Set(resources.map(({ attributes }) => attributes.identifier ?? ''));
  if (ids.size < resources.length) faults.push('manifest: an identifier is used twice');
  const listed = new Set<string>();
  for (const resource of resources) {
    for (const { attributes } of [resource, ...childrenOf(resource, 'file')]) {
      const path = decodeURIComponent(attributes.href ?? '');
      listed.add(path);
      if (!files[path]) faults.push(`manifest: no file ${path}`);
    }
    for (const { attributes } of childrenOf(resource, 'dependency')) {
      if (!ids.has(attributes.identifierref ?? ''))
        faults.push(`manifest: no resource ${attributes.identifierref}`);
    }
  }
  for (const [path, bytes] of Object.entries(files)) {
    if (path !== 'imsmanifest.xml' && !listed.has(path)) faults.push(`manifest does not list ${path}`);
    if (!path.endsWith('.xml') || path === 'imsmanifest.xml') continue;
    if (strFromU8(bytes).includes('&nbsp;')) faults.push(`${path}: entity of HTML`);
    faults.push(...checkDocument(path, parseQti(bytes), files));
  }
  return [...new Set(faults)];
}
