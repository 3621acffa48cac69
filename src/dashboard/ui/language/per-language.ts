import { numbersTag } from './language.ts';

/** A service that renders for many readers would otherwise keep the formatters of every language that there is. */
const MOST_LANGUAGES = 8;

/**
 * A value that is created at its first use in a language, given as a tag for `Intl`. Each formatter takes some milliseconds
 * to create, the first one as long as a frame, and no page needs all of them. The languages used last are kept.
 *
 * @param tagNow `wordsTag` for what has words in it
 */
export function perLanguage<Made extends object>(make: (tag: string) => Made, tagNow = numbersTag): () => Made {
  const made = new Map<string, Made>();
  let last = '';
  return () => {
    const tag = tagNow();
    const known = made.get(tag);
    if (known !== undefined && tag === last) return known;
    const own = known ?? make(tag);
    last = tag;
    // The one used last comes last.
    made.delete(tag);
    made.set(tag, own);
    const [longestUnused = tag] = made.keys();
    if (made.size > MOST_LANGUAGES) made.delete(longestUnused);
    return own;
  };
}
