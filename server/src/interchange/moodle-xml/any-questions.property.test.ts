/** Whatever the elements of a question are, the question is mapped or refused. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapMoodleXml } from './map.ts';
import type { XmlElement } from './xml.ts';

const TAGS =
  'name text questiontext generalfeedback answer feedback single shuffleanswers defaultgrade usecase units unit multiplier unit_name tolerance subquestion dragbox selectoption group file graderinfo maxwordlimit attachments gradingtype selecttype selectcount hint tags tag idnumber hidden lulus image_base64 category'.split(
    ' ',
  );
const TYPES =
  'multichoice multichoiceset truefalse shortanswer numerical matching ordering essay cloze ddwtos gapselect random category description __proto__'.split(
    ' ',
  );
const TEXTS = [
  '',
  '0',
  '1',
  '-1e5',
  'NaN',
  'true',
  'x * \\* y',
  '[[1]] [[2]] [[99]]',
  '{1:SA:=a~%50%b#c} {1:NM:=3:0.1} {1:MC:=a~b}',
  '{1:SA:',
  '{1:MCS:~}',
  '<p>a<img src="@@PLUGINFILE@@/%E0%A4%A"><audio src=x></audio></p>',
  '\\(x^2\\) $$\\frac$$',
  '$course$/top/A//B/',
  'ABSOLUTE_POSITION',
  '{"interaction":"choice"}',
];

/** An element with elements in it down to a depth. */
const anElement = (depth: number): fc.Arbitrary<XmlElement> =>
  fc.record({
    name: fc.constantFrom(...TAGS),
    attributes: fc.dictionary(
      fc.constantFrom('fraction', 'format', 'name', 'path', 'encoding', 'version', 'digest'),
      fc.constantFrom('100', '50', '-33.33333', 'x', 'html', 'plain_text', 'markdown', 'base64', '/', '1'),
    ),
    children: depth === 0 ? fc.constant([]) : fc.array(anElement(depth - 1), { maxLength: 4 }),
    text: fc.constantFrom(...TEXTS),
  });
const aQuestion = fc.record({
  name: fc.constant('question'),
  attributes: fc.record({ type: fc.constantFrom(...TYPES) }),
  children: fc.array(anElement(3), { maxLength: 8 }),
  text: fc.constant(''),
});

test('every question is stored or refused', () => {
  fc.assert(
    fc.property(fc.array(aQuestion, { maxLength: 4 }), (questions) => {
      const { entries, stimuli } = mapMoodleXml(questions);
      const types = questions.map(({ attributes }) => attributes.type);
      const descriptions = types.filter((type) => type === 'description').length;
      const alone = entries.filter((one) => 'refused' in one && one.refused.code === 'description_alone');
      const mapped = types.filter((type) => type !== 'description' && type !== 'category').length;
      expect(entries.length - alone.length).toBe(mapped);
      expect(Object.keys(stimuli).length + alone.length).toBe(descriptions);
    }),
    { numRuns: 150 },
  );
});
