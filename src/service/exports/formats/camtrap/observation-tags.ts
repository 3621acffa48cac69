/** Between tags (Camtrap DP, "observationTags"); in a value it is written as in an address. */
const BETWEEN = '|';

/** A tag of an observation that is a pair of key and value. */
const tagOf = (key: string) => ({
  write: (value: string): string => key + value.replaceAll('%', '%25').replaceAll(BETWEEN, '%7C'),
  /** Null where no tag is one. */
  read: (tags: string): string | null => {
    const tag = tags
      .split(BETWEEN)
      .map((text) => text.trim())
      .find((text) => text.startsWith(key));
    const value = tag?.slice(key.length).replaceAll(/%7c/gi, BETWEEN).replaceAll('%25', '%').trim();
    return value === undefined || value === '' ? null : value;
  },
});

/**
 * What an observation was determined as, where that is no taxon ("Unidentifiable"): a tag of `observationTags`, which the
 * standard has for pairs of key and value, since none of its own columns is for it. The term is that of Darwin Core.
 */
export const verbatimTag = tagOf('verbatimIdentification:');

/** The observation of level event whose animal one of level media shows: several may share an event and a taxon. */
export const shownTag = tagOf('eventObservation:');

/** Whether a tag or group is one that packages of ours have of themselves. */
export function isOwnTag(tag: string): boolean {
  return /^(verbatimIdentification|eventObservation|trapNights|trap):/.test(tag);
}

/** Several tags in the column; null without any. */
export function tagsText(tags: readonly (string | null)[]): string | null {
  return tags.filter((tag) => tag !== null).join(BETWEEN) || null;
}
