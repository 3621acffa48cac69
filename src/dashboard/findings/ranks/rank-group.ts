/** How a rank counts when species are counted. */
export type RankGroup = 'species' | 'higher' | 'unknown';

/** Ranks below a species: what is one of these is a species, too. */
const BELOW = new Set(['SUBSPECIES', 'VARIETY', 'SUBVARIETY', 'FORM', 'SUBFORM']);

/**
 * The group of a rank: `species` and what is below, `unknown` for the word UNKNOWN and for none, `higher` for all other
 * words, since the set of ranks is open (spec 2.8) and those that services add are of groups.
 */
export function rankGroup(rank: string): RankGroup {
  const word = rank.trim().toUpperCase();
  if (word === 'UNKNOWN' || word === '') return 'unknown';
  return word === 'SPECIES' || BELOW.has(word) ? 'species' : 'higher';
}
