/** Whether the browser's data saver is on; in a preview, which knows no browser, it is not. */
export function savesData(): boolean {
  if (import.meta.env.SSR) return false;
  // Not in every browser, and not in TypeScript's DOM types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
