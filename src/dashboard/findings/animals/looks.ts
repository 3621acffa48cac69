import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { LOOKS } from '#contract/records/looks.ts';
import { choiceParameter } from '#dashboard/address/url-state.ts';

const ANY_LOOKS = ['any', ...LOOKS] as const;
/** Who determined the occurrences that are asked for. */
export type Look = (typeof ANY_LOOKS)[number];

/** The address parameter of the choice. */
export const lookParameters = { looked: choiceParameter(ANY_LOOKS) };

type Looked = Pick<ListedOccurrence, 'looked_at' | 'model_taxon_id'>;
type Scored = Looked & Pick<ListedOccurrence, 'determination_score'>;

/** Whether a person has determined it, with an identification that is not withdrawn. */
export function isByPerson({ looked_at: looked }: Looked): boolean {
  return (looked ?? 0) > 0;
}

export function isOfLook(look: Look, occurrence: Looked): boolean {
  switch (look) {
    case 'any':
      return true;
    case 'person':
      return isByPerson(occurrence);
    case 'model':
      return occurrence.looked_at === 0;
    case 'disagree':
      return isByPerson(occurrence) && (occurrence.model_taxon_id ?? null) !== null;
  }
}

/** The score that a model gave its determination; null for a person's. */
export function modelScore(occurrence: Scored): number | null {
  return isByPerson(occurrence) ? null : occurrence.determination_score;
}

/** What a file says of a choice. The same in every language. */
export const LOOKS_IN_FILE = {
  person: 'looked at by a person',
  model: 'by a model only',
  disagree: 'person and model disagree',
};

/** What the name of a file says of a choice. */
export function lookInFileName(look: Look): string {
  return look === 'any' ? '' : `, ${LOOKS_IN_FILE[look]}`;
}

/** How many occurrences each choice leaves, and how many of all say who determined them. */
export type LookCounts = Readonly<Record<Look | 'said', number>>;

/** Counts occurrences by who determined them, one after the other. */
export function lookCounts(): { counts: LookCounts; add: (occurrence: Looked) => void } {
  const counts = { any: 0, said: 0, person: 0, model: 0, disagree: 0 };
  return {
    counts,
    add: (occurrence) => {
      if ((occurrence.looked_at ?? null) !== null) counts.said += 1;
      for (const look of ANY_LOOKS) if (isOfLook(look, occurrence)) counts[look] += 1;
    },
  };
}

/** How an occurrence stands to a lowest score, which concerns models alone. */
export function scoreFault(occurrence: Scored, lowest: number | null): 'below' | 'without' | null {
  if (lowest === null || isByPerson(occurrence)) return null;
  const { determination_score: score } = occurrence;
  if (score === null) return 'without';
  return score < lowest ? 'below' : null;
}
