import { extname } from 'node:path/posix';
import { PACKAGE_VERSION, packageItem } from '@lulus/contract';
import { strToU8, zipSync } from 'fflate';
import type { ExportedExamination, Written } from '../exported.ts';
import { MAIN_FILE } from './read.ts';

/** Packed media do not become smaller. */
const STORED = { level: 0 } as const;

/** Writes everything, exactly. */
export function writeLulus(examination: ExportedExamination): Written {
  const { name, settings, sections, items, stimuli, media } = examination;
  const names = new Map([...media.keys()].map((path, at) => [path, `media/${at + 1}${extname(path)}`]));
  const keyOf = new Map(stimuli.map(({ id }, at) => [id, `stimulus-${at + 1}`]));
  const content = {
    format: 'lulus',
    version: PACKAGE_VERSION,
    examination_name: name,
    settings,
    sections: sections.map((section) => ({
      ...section,
      items: items
        .filter(({ bank_section }) => bank_section === section.name)
        .map(({ stimulus_id, ...item }) =>
          packageItem.parse({ ...item, stimulus: (stimulus_id && keyOf.get(stimulus_id)) ?? null }),
        ),
    })),
    stimuli: Object.fromEntries(
      stimuli.map(({ id, bank_section: section, content, bank_asset, play_limit, shuffle_items }) => [
        keyOf.get(id),
        { section, content, bank_asset, play_limit, shuffle_items },
      ]),
    ),
  };
  // Paths contain the hash of their content, so they stand for nothing else.
  const json = [...names].reduce(
    (text, [path, file]) => text.replaceAll(path, file),
    JSON.stringify(content, null, 2),
  );
  const files = [...media].map(([path, bytes]) => [names.get(path), [bytes, STORED]]);
  const file = zipSync({ [MAIN_FILE]: strToU8(json), ...Object.fromEntries(files) });
  return { file, refused: [], lost: [] };
}
