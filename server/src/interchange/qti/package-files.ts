/** The files of a package, and those that its items use. */
import { basename, dirname, join } from 'node:path/posix';

const DATA = /^data:([a-z]+)\/([\w.+-]+)[^,]*;base64,([\s\S]*)$/i;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the path of what a file names, or undefined outside the package. */
export function resolvePath(from: string, href: string): string | undefined {
  const plain = href
    .trim()
    .replaceAll('\\', '/')
    .replace(/[?#].*$/, '');
  if (plain === '' || /^[a-z][a-z\d+.-]*:/i.test(plain) || plain.startsWith('//')) return undefined;
  const path = join(plain.startsWith('/') ? '' : dirname(from), decodePath(plain));
  const relative = path.replace(/^(\.?\/)+/, '');
  return relative.startsWith('..') ? undefined : relative;
}

export class PackageFiles {
  /** The files that items use, by the name in the import. */
  readonly used: Record<string, Uint8Array> = {};
  readonly all: Record<string, Uint8Array>;
  private readonly byLowerName: Map<string, string>;

  constructor(files: Record<string, Uint8Array>) {
    // Some programs of Windows write \ between folders.
    const named = Object.entries(files).map(([name, bytes]) => [name.replaceAll('\\', '/'), bytes] as const);
    this.all = Object.fromEntries(named);
    this.byLowerName = new Map(named.map(([name]) => [name.toLowerCase(), name]));
  }

  has(path: string): boolean {
    return Object.hasOwn(this.all, path);
  }

  /** Names with other Unicode forms, percent signs or capital letters occur, too. */
  find(from: string, href: string): string | undefined {
    const path = resolvePath(from, href);
    if (path === undefined) return undefined;
    const literal = join(dirname(from), href.trim());
    const exact = [path, literal, path.normalize('NFC'), path.normalize('NFD')].find((one) => this.has(one));
    return exact ?? this.byLowerName.get(path.toLowerCase());
  }

  /** Takes a file into the import. Returns its name there, or undefined if there is no such file. */
  use(from: string, href: string): string | undefined {
    const [, kind, type, data] = DATA.exec(href) ?? [];
    if (data !== undefined) {
      const name = `${kind}-${Object.keys(this.used).length + 1}.${(type ?? '').replace(/\W.*$/, '')}`;
      this.used[name] = Buffer.from(data, 'base64');
      return name;
    }
    const path = this.find(from, href);
    if (path !== undefined) this.used[path] = this.all[path] as Uint8Array;
    return path;
  }
}

export const fileNameOf = (href: string): string => basename(href.replaceAll('\\', '/')).slice(0, 100);
