import { numbersTag } from './language.ts';

/**
 * A value that is created at its first use in a language, given as a tag for `Intl`. Each formatter takes some milliseconds
 * to create, the first one as long as a frame, and no page needs all of them.
 *
 * @param tagNow `wordsTag` for what has words in it
 */
export function perLanguage<Made extends object>(make: (tag: string) => Made, tagNow = numbersTag): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const tag = tagNow();
    let own = made.get(tag);
    if (own === undefined) {
      own = make(tag);
      made.set(tag, own);
    }
    return own;
  };
}
