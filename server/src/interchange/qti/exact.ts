/**
 * Our own metadata of a resource in the manifest: the exact fields as JSON, with a digest of the file. Other programs
 * ignore it. The reader prefers it as long as the file is unchanged.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ImportedFields, ImportedStimulus } from '../imported.ts';
import { exactFields, exactStimulus } from '../moodle-xml/exact.ts';
import type { QtiPackage } from './read.ts';

/** The digest of a file, and of the weight that the test gives an item. */
export const digestOf = (bytes: Uint8Array, weight: number): string =>
  createHash('sha256').update(bytes).update(String(weight)).digest('hex');

function readExact(source: QtiPackage, path: string, weight: number, schema: z.ZodType): unknown {
  const own = source.exact.get(path);
  const bytes = source.files.all[path];
  if (!own || !bytes || own.digest !== digestOf(bytes, weight)) return undefined;
  try {
    return schema.safeParse(JSON.parse(own.json)).data;
  } catch {
    return undefined;
  }
}

const IMAGE = /<img\b[^<>]*?\bsrc="([^"]*)"/g;

/** Takes the files into the import that the texts name. */
function useFiles({ files }: QtiPackage, value: unknown): void {
  if (typeof value === 'string') {
    for (const name of [value, ...[...value.matchAll(IMAGE)].map(([, src = '']) => src)]) {
      if (files.has(name)) files.used[name] = files.all[name] as Uint8Array;
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) useFiles({ files } as QtiPackage, one);
  }
}

export function readExactItem(source: QtiPackage, path: string, weight: number): ImportedFields | undefined {
  const fields = readExact(source, path, weight, exactFields) as ImportedFields | undefined;
  useFiles(source, fields);
  return fields;
}

export function readExactStimulus(source: QtiPackage, path: string): ImportedStimulus | undefined {
  const stimulus = readExact(source, path, 1, exactStimulus) as ImportedStimulus | undefined;
  useFiles(source, stimulus);
  return stimulus;
}
