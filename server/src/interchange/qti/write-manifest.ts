/** Writes the test with its sections, and the manifest of the package. */
import { escapeAttribute, escapeText } from '../../content/write-html.ts';
import type { ExportedSection } from '../exported.ts';
import { legalText } from '../xml-text.ts';
import { rootAttributes } from './write-item.ts';
import { qti, qtiText, type Version, type Written, writeDocument } from './write-xml.ts';

export interface Resource {
  id: string;
  path: string;
  kind: 'item' | 'test' | 'stimulus' | 'media';
  /** Identifiers of other resources. */
  needs: string[];
  /** Our exact fields, with the digest of the file. */
  exact?: { digest: string; json: string };
}

const WEIGHT = 'WEIGHT';
/** The name of our own metadata. */
const OWN = 'urn:lulus:exact:1';
const TYPES = {
  qti3: { item: 'imsqti_item_xmlv3p0', test: 'imsqti_test_xmlv3p0', stimulus: 'imsqti_stimulus_xmlv3p0' },
  qti22: { item: 'imsqti_item_xmlv2p2', test: 'imsqti_test_xmlv2p2', stimulus: 'webcontent' },
};
const SCHEMAS = {
  qti3: {
    xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    name: 'QTI Package',
    version: '3.0.0',
  },
  qti22: { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', name: 'QTIv2.2 Package', version: '1.0.0' },
};

interface TestSection extends ExportedSection {
  items: { id: string; path: string; weight: number }[];
}

function writeSection(
  { name, items, duration_seconds, shuffle_questions }: TestSection,
  at: number,
): Written {
  return qti('assessmentSection', { identifier: `SECTION_${at + 1}`, title: name, visible: true }, [
    ...(duration_seconds === null ? [] : [qti('timeLimits', { maxTime: duration_seconds })]),
    ...(shuffle_questions === null ? [] : [qti('ordering', { shuffle: shuffle_questions })]),
    ...items.map(({ id, path, weight }) =>
      qti('assessmentItemRef', { identifier: id, href: path }, [
        qti('weight', { identifier: WEIGHT, value: weight }),
      ]),
    ),
  ]);
}

/** Each section is a part, since only parts say whether students can go back. */
export function writeTest(name: string, sections: TestSection[], version: Version): Uint8Array {
  const parts = sections.map((section, at) =>
    qti(
      'testPart',
      {
        identifier: `PART_${at + 1}`,
        navigationMode: section.forward_only ? 'linear' : 'nonlinear',
        submissionMode: 'individual',
      },
      [writeSection(section, at)],
    ),
  );
  const root = qti(
    'assessmentTest',
    { ...rootAttributes(version), identifier: 'TEST', title: name === '' ? 'Lulus' : name },
    [
      qti('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, [
        qti('defaultValue', {}, [qtiText('value', {}, '0')]),
      ]),
      ...parts,
      qti('outcomeProcessing', {}, [
        qti('setOutcomeValue', { identifier: 'SCORE' }, [
          qti('sum', {}, [qti('testVariables', { variableIdentifier: 'SCORE', weightIdentifier: WEIGHT })]),
        ]),
      ]),
    ],
  );
  return writeDocument(root, version);
}

/** JSON without the characters that XML cannot have. */
const safeJson = (json: string): string =>
  json.replace(/[\uFFFE\uFFFF]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

function writeResource({ id, path, kind, needs, exact }: Resource, version: Version): string {
  const type = kind === 'media' ? 'webcontent' : TYPES[version][kind];
  const href = escapeAttribute(path.split('/').map(encodeURIComponent).join('/'));
  const metadata = exact
    ? `<metadata><l:lulus xmlns:l="${OWN}" digest="${exact.digest}">${escapeText(safeJson(exact.json))}</l:lulus></metadata>`
    : '';
  const dependencies = needs.map((need) => `<dependency identifierref="${need}"/>`).join('');
  return `<resource identifier="${id}" type="${type}" href="${href}">${metadata}<file href="${href}"/>${dependencies}</resource>\n`;
}

export function writeManifest(resources: Resource[], version: Version): Uint8Array {
  const { xmlns, name, version: number } = SCHEMAS[version];
  const list = resources.map((resource) => writeResource(resource, version)).join('');
  return new TextEncoder().encode(
    legalText(`<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${xmlns}" identifier="MANIFEST">
<metadata><schema>${name}</schema><schemaversion>${number}</schemaversion></metadata>
<organizations/>
<resources>
${list}</resources>
</manifest>
`),
  );
}
