let loading = 0;

/**
 * Loads a script that nobody asked for. If it is missing, the page is not reloaded for it (`watch-scripts.ts`).
 *
 * @throws what `load` throws
 */
export async function loadBehind<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
}

export function isLoadingBehind(): boolean {
  return loading > 0;
}
