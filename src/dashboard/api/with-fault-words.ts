let areWordsLoaded = false;

/**
 * Parses an answer. If it has faults, loads their words, which few readers need, and parses again. If they cannot be loaded,
 * each fault is called "Invalid input".
 */
export async function withFaultWords<Read>(parse: () => Read, hasFaults: (read: Read) => boolean): Promise<Read> {
  const read = parse();
  if (areWordsLoaded || !hasFaults(read)) return read;
  try {
    const { describeFaults } = await import('#contract/describe-faults.ts');
    describeFaults();
    areWordsLoaded = true;
  } catch {
    return read;
  }
  return parse();
}
