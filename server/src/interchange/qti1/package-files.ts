/** Files of a package, found by the addresses that texts have. */
import { basename, dirname, join } from 'node:path/posix';

const FILE_BASE = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?(?:\.\.\/)*/i;
const BLACKBOARD_STUB = /^@X@EmbeddedFile\.\w+@X@/;
const BLACKBOARD_ID = /xid-\d+_\d+/;

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export class PackageFiles {
  /** By name in the zip. */
  private readonly files: Record<string, Uint8Array>;
  private readonly byLowerName = new Map<string, string>();
  /** Names by their last part. The value is null if several files have it. */
  private readonly byBaseName = new Map<string, string | null>();
  private readonly byBlackboardId = new Map<string, string>();
  readonly used: Record<string, Uint8Array> = {};

  constructor(files: Record<string, Uint8Array>) {
    this.files = files;
    for (const name of Object.keys(files)) {
      this.byLowerName.set(name.toLowerCase(), name);
      const base = basename(name).toLowerCase();
      this.byBaseName.set(base, this.byBaseName.has(base) ? null : name);
      const id = BLACKBOARD_ID.exec(basename(name))?.[0];
      // Each file has a description beside it.
      if (id && !name.endsWith('.xml')) this.byBlackboardId.set(id, name);
    }
  }

  /** Adds a file that stands in a text. Returns its name. */
  add(extension: string, bytes: Uint8Array): string {
    const name = `embedded/${Object.keys(this.used).length + 1}.${extension}`;
    this.used[name] = bytes;
    return name;
  }

  /** Returns the name of the file at an address in a document, or undefined. */
  find(address: string, document: string): string | undefined {
    const name = this.nameOf(address, document);
    const bytes = name === undefined ? undefined : this.files[name];
    if (name === undefined || !bytes) return undefined;
    this.used[name] = bytes;
    return name;
  }

  private nameOf(address: string, document: string): string | undefined {
    const isFileBase = FILE_BASE.test(address);
    const isBlackboard = BLACKBOARD_STUB.test(address);
    if (!isFileBase && !isBlackboard && /^[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
    const path = decodePath(
      address
        .replace(FILE_BASE, '')
        .replace(BLACKBOARD_STUB, '')
        .replace(/[?#].*$/, ''),
    ).replace(/^\/+/, '');
    const id = isBlackboard && BLACKBOARD_ID.exec(path)?.[0];
    if (id) return this.byBlackboardId.get(id);
    const places = [
      join(dirname(document), path),
      path,
      join('web_resources', path),
      join(document.replace(/\.\w+$/, ''), path),
    ];
    const found = places.flatMap((place) => this.byLowerName.get(place.toLowerCase()) ?? [])[0];
    return found ?? this.byBaseName.get(basename(path).toLowerCase()) ?? undefined;
  }
}
