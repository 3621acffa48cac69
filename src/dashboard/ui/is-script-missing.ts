/**
 * Whether an `import()` failed since its script or style did not come: the words of Chromium, Firefox, Safari and Vite.
 * Else the script came and threw, which another load would not mend.
 */
export function isScriptMissing(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}
