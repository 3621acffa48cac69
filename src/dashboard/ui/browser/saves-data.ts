/** Whether the browser's data saver is on. */
export function savesData(): boolean {
  // Not in every browser, and not in TypeScript's DOM types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
