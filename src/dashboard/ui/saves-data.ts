/** Whether the reader told the browser to load little. */
export function savesData(): boolean {
  // Not in every browser, and not in TypeScript's list of the DOM.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
