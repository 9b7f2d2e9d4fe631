import { type PackageItem, packageItem } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { Imported, ImportedFields, ImportedItem, ImportedSection, RefusedItem } from '../imported.ts';
import type { Package } from './read.ts';

/** Fields that are null in a package and absent in an import. */
const withoutNull = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>;
  };

const filesOf = (assets: PackageItem['bank_asset']): string[] => Object.values(assets).flat();

/** Whether a question without a key has an empty one. */
const isEmptyKey = (key: PackageItem['bank_key']): boolean => key === null || Object.keys(key).length === 0;

function fieldsOf({ stimulus: _, bank_asset, bank_key, ...item }: PackageItem): ImportedFields {
  return {
    ...withoutNull(item),
    ...(!isEmptyKey(bank_key) && { bank_key }),
    files: filesOf(bank_asset),
  };
}

export function mapLulus({ content, files }: Package): Imported {
  const entries = content.sections.flatMap(({ name, items }) =>
    items.map((item): Omit<ImportedItem, 'ref'> | Omit<RefusedItem, 'ref'> => {
      const { data, error } = packageItem.safeParse(item);
      if (error) {
        const field = String(error.issues[0]?.path.join('.') ?? '');
        return { refused: problem('package_wrong', { place: field }) };
      }
      const stimulus = data.stimulus === null ? {} : { stimulus: data.stimulus };
      return { section: name, fields: fieldsOf(data), ...stimulus, warnings: [] };
    }),
  );
  const stimuli = Object.entries(content.stimuli).map(([key, { bank_asset, section, ...stimulus }]) => [
    key,
    { ...stimulus, ...(section !== undefined && { section }), files: filesOf(bank_asset) },
  ]);
  const { examination_name: name, settings = {} } = content;
  return {
    entries: entries.map((entry, at) => ({ ...entry, ref: problem('ref_question', { number: at + 1 }) })),
    stimuli: Object.fromEntries(stimuli),
    sections: content.sections.map(({ items: _, ...section }) => withoutNull(section)) as ImportedSection[],
    examination: { name, settings },
    media: files,
  };
}
