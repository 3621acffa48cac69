const failures = new WeakSet<Error>();

/**
 * Loads a script in the background, without an action of the reader that needs it. If the script is missing, the page is not
 * reloaded (`watch-scripts.ts`).
 *
 * @throws what `load` throws
 */
export async function loadBehind<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) failures.add(error);
    throw error;
  }
}

/** Whether an error is from `loadBehind`. This is known in the task after the error was thrown. */
export function isFailureBehind(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
