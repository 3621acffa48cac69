/** A chunk of messages, with its language: of one room, or of the rooms of every page (vite.config.ts). */
const MESSAGES = /^(?:_words-|src\/dashboard\/.*\/messages\/)([a-z]{2})[-.]/;

/**
 * The built files of messages among some chunks, by language.
 *
 * @param {import('vite').Manifest} manifest
 * @param {Iterable<string>} keys of chunks in the manifest
 */
export function messagesByLanguage(manifest, keys) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const key of new Set(keys)) {
    const [, language] = MESSAGES.exec(key) ?? [];
    if (language !== undefined) (found[language] ??= []).push(manifest[key]?.file ?? '');
  }
  return found;
}
