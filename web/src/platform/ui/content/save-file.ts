/** Time for the browser to begin with the file before its address ends. */
const ADDRESS_LIFE_MS = 60_000;

/** Hands a file to the browser as a download of this name. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_LIFE_MS);
}
