/** Browsers read the file only after the click; a minute is plenty. */
const VALID_MS = 60_000;

/** Hands a file made here to the reader's downloads. */
export function saveFile(name: string, type: string, parts: readonly BlobPart[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), VALID_MS);
}
