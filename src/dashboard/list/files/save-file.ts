/** Browsers read the file after the click; a minute is long enough. */
const VALID_MS = 60_000;

/** Saves a file to the user's downloads. */
export function saveFile(name: string, type: string, parts: readonly BlobPart[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), VALID_MS);
}
