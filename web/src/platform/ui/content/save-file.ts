/** Time for the browser to start the download before the object URL is revoked. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads the content as a file with this name. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
