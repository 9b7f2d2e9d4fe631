/** `/api/examination/:id` with its parts filled in and its query attached. */
export function requestUrl(path: string, params: unknown, query: unknown): string {
  const values = textValues(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(textValues(query)).toString();
  return search ? `${filled}?${search}` : filled;
}

/** A form with files goes as multipart, for which the browser writes the content type with its boundary. */
export function requestBody(body: unknown): { body: BodyInit | null; contentType?: string } {
  if (body === undefined) return { body: null };
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

function textValues(record: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
}
