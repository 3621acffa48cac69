/** Words of English sentences that are no words of French, Spanish, Danish or romanised Japanese. */
const FUNCTION_WORDS =
  /\b(?:the|and|of|with|this|that|from|which|not|are|was|were|its|they|what|when|only|than|there|into|each|will|cannot|could|been|shown|loaded)\b/iu;

/**
 * Those of the texts of a page in another language that hold English words.
 *
 * @param texts what a reader sees or hears
 * @param data texts of the service's records, such as names, which stay as they are
 */
export function englishLeftovers(texts: readonly string[], data: readonly string[]): string[] {
  return texts.filter((text) => {
    if (!FUNCTION_WORDS.test(text)) return false;
    const own = data.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    return FUNCTION_WORDS.test(own);
  });
}
