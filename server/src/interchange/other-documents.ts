/** Documents that cannot be read as they are: those of other programs, and those with a password. */
import { type Problem, problem } from '@lulus/contract/messages';
import { Unreadable } from './imported.ts';
import { isZip, unzip } from './unzip.ts';

const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const save = (format: string) => problem('save_as_docx', { format });

/** Returns what to do with such a document, or undefined for any other file. */
export function findOtherDocument(file: Uint8Array): Problem | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = bytes.subarray(0, 200).toString('latin1');
  if (start.startsWith('%PDF-')) return save('PDF');
  if (start.startsWith('{\\rtf')) return save('RTF');
  // The type of an OpenDocument stands first, and is not compressed.
  if (isZip(bytes) && start.includes('mimetypeapplication/vnd.oasis.opendocument.text')) return save('.odt');
  if (!bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE)) return undefined;
  if (bytes.includes(utf16('EncryptedPackage'))) return problem('document_has_password');
  return bytes.includes(utf16('WordDocument')) ? save('.doc') : undefined;
}

/** Returns what to do with a zip that holds another, as people pack several packages. Nothing is unpacked. */
export function findInnerZip(bytes: Uint8Array): Problem | undefined {
  if (!isZip(bytes)) return undefined;
  let inner: string | undefined;
  try {
    unzip(bytes, (name) => {
      if (/\.(zip|imscc)$/i.test(name)) inner ??= name;
      return false;
    });
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
  return inner === undefined ? undefined : problem('zip_in_zip', { name: inner.slice(-100) });
}
