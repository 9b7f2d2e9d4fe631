/** Reads multipart/form-data. Fields go into an object, and files are streamed to disk. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILES_PER_REQUEST, MAX_UPLOAD_BYTES } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { badRequest, HttpError, tooLarge, unavailable } from '../../errors.ts';

const MB = 1024 * 1024;
/** Bytes of one request: the largest video, and room for the other files and fields. */
const MAX_REQUEST_BYTES = MAX_UPLOAD_BYTES.video + 50 * MB;

export const FORM_LIMITS = {
  files: MAX_FILES_PER_REQUEST,
  fileSize: MAX_UPLOAD_BYTES.video,
  fields: 60,
  fieldSize: MB,
  parts: 100,
  headerPairs: 20,
};

export interface UploadedFile {
  /** Name of the form field, such as `file`, `bank_asset` or `bank_option_file[2]`. */
  field: string;
  /** Temporary file, deleted when the handler ends. */
  path: string;
  bytes: number;
  /** Name that the browser sent. For messages only; it must not be used as a path. */
  filename: string;
}

export interface Form {
  fields: Record<string, unknown>;
  files: UploadedFile[];
}

function fileTooLarge(field: string): HttpError {
  return tooLarge({ [field]: [problem('file_too_large', { max: FORM_LIMITS.fileSize / MB })] });
}

/** Turns an error of the reader into the caller's error, or returns it unchanged if the server is at fault. */
function toRefusal(error: Error & { code?: string; syscall?: string }): Error {
  if (error instanceof HttpError) return error;
  if (error.code === 'ENOSPC') return unavailable('no_room', 60);
  if (error.syscall !== undefined && error.code !== 'ECONNRESET') return error;
  if (error.code === 'FST_FILES_LIMIT') return tooLarge('too_many_files', { max: FORM_LIMITS.files });
  if (error.code === 'FST_FIELDS_LIMIT' || error.code === 'FST_PARTS_LIMIT') {
    return tooLarge('too_many_form_fields');
  }
  return badRequest('form_broken');
}

/** Writes one file to disk. Returns its bytes. Throws 413 if the file becomes too large. */
async function saveFile({ file, fieldname }: MultipartFile, path: string): Promise<number> {
  file.once('limit', () => file.destroy(fileTooLarge(fieldname)));
  const target = createWriteStream(path, { flags: 'wx' });
  await pipeline(file, target);
  return target.bytesWritten;
}

async function readParts(request: FastifyRequest, folder: string): Promise<Form> {
  // The object has no prototype, so fields such as `__proto__` are plain properties.
  const fields: Record<string, unknown> = Object.create(null);
  const files: UploadedFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const path = join(folder, String(files.length));
      const bytes = await saveFile(part, path);
      files.push({ field: part.fieldname, path, bytes, filename: part.filename });
    } else if (part.valueTruncated) {
      throw tooLarge('form_field_too_long');
    } else {
      fields[part.fieldname] = part.value;
    }
  }
  return { fields, files };
}

/** Reads the form and stores its files in `folder`. Throws 400, 413, or 503 if the disk is full. */
async function readForm(request: FastifyRequest, folder: string): Promise<Form> {
  if (!request.isMultipart()) throw badRequest('not_multipart');
  if (Number(request.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) {
    throw tooLarge('request_too_large', { max: MAX_REQUEST_BYTES / MB });
  }
  try {
    // If the client has disconnected, the reader would wait for ever.
    if (request.raw.destroyed) throw badRequest('form_not_whole');
    return await readParts(request, folder);
  } catch (error) {
    throw toRefusal(error as Error);
  }
}

/** Reads the form and calls `use`. Deletes the form's files afterwards, also after an error. */
export async function withForm<T>(
  request: FastifyRequest,
  uploads: string,
  use: (form: Form) => Promise<T>,
): Promise<T> {
  const folder = join(uploads, newId());
  await mkdir(folder, { recursive: true });
  try {
    return await use(await readForm(request, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
