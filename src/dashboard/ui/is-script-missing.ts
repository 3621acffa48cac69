/**
 * Whether an `import()` failed because its script or style could not be loaded, by the messages of Chromium, Firefox,
 * Safari and Vite. Otherwise the script itself threw, and a reload would not help.
 */
export function isScriptMissing(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}
