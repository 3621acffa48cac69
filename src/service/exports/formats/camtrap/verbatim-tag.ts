const KEY = 'verbatimIdentification:';
/** Between tags (Camtrap DP, "observationTags"); in a name it is written as in an address. */
const BETWEEN = '|';

/**
 * What an observation was determined as, where that is no taxon ("Unidentifiable"): a tag of `observationTags`, which the
 * standard has for pairs of key and value, since none of its own columns is for it. The term is that of Darwin Core.
 */
export const verbatimTag = {
  write: (name: string): string => KEY + name.replaceAll('%', '%25').replaceAll(BETWEEN, '%7C'),
  /** Null where no tag is one. */
  read: (tags: string): string | null => {
    const tag = tags
      .split(BETWEEN)
      .map((text) => text.trim())
      .find((text) => text.startsWith(KEY));
    const name = tag?.slice(KEY.length).replaceAll(/%7c/gi, BETWEEN).replaceAll('%25', '%').trim();
    return name === undefined || name === '' ? null : name;
  },
};
