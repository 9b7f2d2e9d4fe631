/** Returns a path such as `/api/examination/:id` with its params filled in and its query appended. */
export function requestUrl(path: string, params: unknown, query: unknown): string {
  const values = textValues(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(textValues(query)).toString();
  return search ? `${filled}?${search}` : filled;
}

/** A file of a multipart form, under the name that the endpoint's module documents. */
export interface FormFile {
  name: string;
  file: File;
}

export interface RequestBody {
  body: string | FormData | null;
  /** Missing for a multipart form: the browser sets it, because it chooses the boundary. */
  contentType?: string;
}

export function requestBody(body: unknown): RequestBody {
  if (body === undefined) return { body: null };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

/** Puts the fields before the files, so that the server can reject them without reading a file. */
export function multipartBody(body: unknown, files: readonly FormFile[] = []): RequestBody {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const { name, file } of files) form.append(name, file, file.name);
  return { body: form };
}

function textValues(record: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
}
