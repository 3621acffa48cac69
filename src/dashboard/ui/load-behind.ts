const failures = new WeakSet<Error>();

/**
 * Loads a script that nobody asked for. If it is missing, the page is not reloaded for it (`watch-scripts.ts`).
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

/** Whether an error is of a script that nobody asked for; known in the task after it was thrown. */
export function isFailureBehind(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
