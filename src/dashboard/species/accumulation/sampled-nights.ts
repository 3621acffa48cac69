import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { isOfChoice, type AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import { isOfLook, scoreFault, type Look } from '#dashboard/findings/animals/looks.ts';
import { sessionsByNight } from '#dashboard/findings/sessions-by-night.ts';
import { nightWithin, sessionNights } from '#contract/nights.ts';
import { wholeCount } from '#dashboard/ui/text/processing-of.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What was sampled: the taxa of each trap-night, and what of the occurrences and nights is not among them. */
export interface SampledNights {
  /** ids of the taxa of the chosen rank, by trap-night, in sequence of the nights, then of the deployments' ids */
  nights: readonly ReadonlySet<number>[];
  /** left out: trap-nights of which a session has no known number of occurrences, as in rates */
  unknownNights: number;
  /** occurrences that were counted */
  counted: number;
  /** left out: determined only to a rank above the chosen one, to none, or to an unknown one */
  aboveRank: number;
  /** left out: with a score below the lowest one, or without a score where there is a lowest one */
  belowScore: number;
  /** left out: of another sex, life stage or behaviour, or determined by others, than asked for */
  otherAnimals: number;
}

interface SampledOptions {
  /** the taxon of the chosen rank that a determination is of; null where it is of none */
  taxonAtRank: (determination: number) => number | null;
  /** only occurrences with at least this score count; null: all */
  lowestScore: number | null;
  animal: AnimalChoice;
  look: Look;
}

const RECORDS_BEFORE_PAUSE = 1_000;

/**
 * The taxa of one rank by trap-night. Each taxon counts once a night: determinations below the rank count as their ancestor of
 * that rank, those above it are left out, so that none is counted twice. Nights without occurrences are sampled and empty. In a
 * session of several nights an occurrence belongs to that of its first appearance.
 * Time-sliced.
 *
 * @param occurrences those of other sessions are ignored
 */
export function* sampledNights(
  occurrences: readonly ListedOccurrence[],
  sessions: readonly Session[],
  { taxonAtRank, lowestScore, animal, look }: SampledOptions,
): Work<SampledNights> {
  const groups = yield* sessionsByNight(sessions);
  const known = groups
    .filter(({ sessions: some }) => some.every((session) => wholeCount(session, 'occurrences_count') !== null))
    .toSorted((a, b) => a.night - b.night || a.deploymentId - b.deploymentId);
  yield;
  const ofSession = new Map<number, Map<number, Set<number>>>();
  const nights = known.map(({ night, sessions: some }) => {
    const taxa = new Set<number>();
    for (const { id } of some)
      ofSession.set(id, (ofSession.get(id) ?? new Map<number, Set<number>>()).set(night, taxa));
    return taxa;
  });
  const rangeOf = new Map(sessions.map((session) => [session.id, sessionNights(session)]));
  const sums = { counted: 0, aboveRank: 0, belowScore: 0, otherAnimals: 0 };
  for (const [index, occurrence] of occurrences.entries()) {
    if (index % RECORDS_BEFORE_PAUSE === 0) yield;
    const { event, determination, first_appearance_timestamp: time } = occurrence;
    const range = event === null ? undefined : rangeOf.get(event.id);
    const night =
      event === null || range === undefined ? undefined : ofSession.get(event.id)?.get(nightWithin(time, range));
    if (night === undefined) continue;
    const taxon = determination === null ? null : taxonAtRank(determination.id);
    if (!isOfChoice(animal, occurrence) || !isOfLook(look, occurrence)) sums.otherAnimals += 1;
    else if (scoreFault(occurrence, lowestScore) !== null) sums.belowScore += 1;
    else if (taxon === null) sums.aboveRank += 1;
    else {
      sums.counted += 1;
      night.add(taxon);
    }
  }
  return { nights, unknownNights: groups.length - known.length, ...sums };
}
