import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import {
  animalValues,
  isOfChoice,
  type AnimalChoice,
  type AnimalValues,
} from '#dashboard/findings/animals/animal-choice.ts';
import {
  isByPerson,
  isOfLook,
  lookCounts,
  modelScore,
  scoreFault,
  type Look,
  type LookCounts,
} from '#dashboard/findings/animals/looks.ts';
import { rankGroup, type RankGroup } from '#dashboard/findings/ranks/rank-group.ts';
import { nightOf, nightWithin, sessionNights, type NightRange } from '#contract/nights.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What the occurrences of one taxon say together. Taxa below it are not included. */
export interface TaxonTotals {
  id: number;
  name: string;
  /** as the service names it */
  rank: string;
  group: RankGroup;
  /** how many are determined as exactly this taxon */
  occurrences: number;
  /** evenings with at least one of them; the same evening at several traps is one */
  nights: number;
  /** how many of them a person has looked at; null where none says who determined it */
  lookedAt: number | null;
  /** the highest score that a model gave; null where none has one */
  bestScore: number | null;
  /** timestamps of the traps' clocks: the earliest first and the latest last appearance; null where none is reported */
  first: string | null;
  last: string | null;
  /** the occurrence with the highest score, of several the one that appears first; without a score, the first that a person determined */
  best: BestOccurrence | null;
}

interface BestOccurrence {
  id: number;
  /** its session; null where it has none */
  event: number | null;
  /** its first appearance */
  at: string | null;
  /** how many others have the same score */
  others: number;
  /** a person determined it, and no occurrence has a model's score */
  isByPerson: boolean;
}

/** The taxa of some sessions. `occurrences` = those of the taxa + `otherAnimals` + `undetermined` + `belowScore` + `withoutScore`. */
export interface SpeciesTotals {
  /** by id */
  taxa: readonly TaxonTotals[];
  sessions: number;
  /** evenings on which at least one of the sessions ran */
  nights: number;
  /** of all of them: sex, life stage, behaviour */
  values: AnimalValues;
  /** all of these sessions, counted or not */
  occurrences: number;
  /** of all of them: who determined them */
  looks: LookCounts;
  /** left out: of another sex, life stage or behaviour, or determined by others, than asked for */
  otherAnimals: number;
  /** without a determination */
  undetermined: number;
  /** left out: with a score below the lowest one */
  belowScore: number;
  /** left out: without a score, where a lowest one is set */
  withoutScore: number;
}

interface SpeciesOptions {
  /** only occurrences with at least this score count; null: all */
  lowestScore: number | null;
  animal: AnimalChoice;
  look: Look;
  /** leaves out occurrences of other sessions */
  onlyOfSessions: boolean;
}

/** The totals of a taxon while its occurrences are added. */
interface Collected {
  id: number;
  name: string;
  rank: string;
  /** the least id of its occurrences, whose determination gives name and rank: the same in any order */
  namedBy: number;
  occurrences: number;
  nights: Set<number>;
  first: string | null;
  last: string | null;
  lookedAt: number | null;
  best: ListedOccurrence | null;
  /** how many others have the score of the best one */
  others: number;
}

const RECORDS_BEFORE_PAUSE = 1_000;

/**
 * The taxa that were found in some sessions, each with its totals. An occurrence belongs to the night of its session, of
 * several nights to that of its first appearance; if the session is not among these, to the latter too. Time-sliced, for long
 * lists.
 */
export function* speciesTotals(
  occurrences: readonly ListedOccurrence[],
  sessions: readonly Session[],
  { lowestScore, animal, look, onlyOfSessions }: SpeciesOptions,
): Work<SpeciesTotals> {
  const nights = new Map<number, NightRange>();
  const run = new Set<number>();
  for (const [index, session] of sessions.entries()) {
    if (index % RECORDS_BEFORE_PAUSE === 0) yield;
    const all = sessionNights(session);
    nights.set(session.id, all);
    for (let night = all.from; night <= all.to; night += 1) run.add(night);
  }
  const byId = new Map<number, Collected>();
  const { values, add: addValues } = animalValues();
  const { counts: looks, add: addLook } = lookCounts();
  const left = { occurrences: 0, otherAnimals: 0, undetermined: 0, belowScore: 0, withoutScore: 0 };
  for (const [index, occurrence] of occurrences.entries()) {
    if (index % RECORDS_BEFORE_PAUSE === 0) yield;
    const { event, determination } = occurrence;
    const ofSession = event === null ? undefined : nights.get(event.id);
    if (onlyOfSessions && ofSession === undefined) continue;
    left.occurrences += 1;
    addValues(occurrence);
    addLook(occurrence);
    const fault = scoreFault(occurrence, lowestScore);
    if (!isOfChoice(animal, occurrence) || !isOfLook(look, occurrence)) left.otherAnimals += 1;
    else if (fault === 'without') left.withoutScore += 1;
    else if (fault === 'below') left.belowScore += 1;
    else if (determination === null) left.undetermined += 1;
    else add(byId, determination, occurrence, ofSession);
  }
  yield;
  const taxa = [...byId.values()].toSorted((a, b) => a.id - b.id).map(totalsOf);
  return { taxa, sessions: sessions.length, nights: run.size, values, looks, ...left };
}

function add(
  byId: Map<number, Collected>,
  { id, name, rank }: NonNullable<ListedOccurrence['determination']>,
  occurrence: ListedOccurrence,
  nightsOfSession: NightRange | undefined,
): void {
  const taxon = byId.get(id) ?? newTaxon(id, occurrence.id);
  byId.set(id, taxon);
  if (occurrence.id <= taxon.namedBy) Object.assign(taxon, { namedBy: occurrence.id, name, rank });
  taxon.occurrences += 1;
  const { first_appearance_timestamp: first } = occurrence;
  const end = occurrence.last_appearance_timestamp ?? first;
  if (first !== null && (taxon.first === null || first < taxon.first)) taxon.first = first;
  if (end !== null && (taxon.last === null || end > taxon.last)) taxon.last = end;
  if (nightsOfSession !== undefined) taxon.nights.add(nightWithin(first, nightsOfSession));
  else if (first !== null) taxon.nights.add(nightOf(first));
  const { looked_at: looked = null } = occurrence;
  if (looked !== null) taxon.lookedAt = (taxon.lookedAt ?? 0) + Number(isByPerson(occurrence));
  addScore(taxon, occurrence);
}

function newTaxon(id: number, namedBy: number): Collected {
  const none = {
    occurrences: 0,
    nights: new Set<number>(),
    first: null,
    last: null,
    lookedAt: null,
    best: null,
    others: 0,
  };
  return { id, name: '', rank: '', namedBy, ...none };
}

function addScore(taxon: Collected, occurrence: ListedOccurrence): void {
  const { best } = taxon;
  const [score, highest] = [modelScore(occurrence), best && modelScore(best)];
  if (score === null) {
    // A person's determination has no score: it stands where none has one.
    if (isByPerson(occurrence) && highest === null && (best === null || isEarlier(occurrence, best)))
      taxon.best = occurrence;
    return;
  }
  if (highest !== null && score < highest) return;
  const isEqual = score === highest;
  taxon.others = isEqual ? taxon.others + 1 : 0;
  if (!isEqual || best === null || isEarlier(occurrence, best)) taxon.best = occurrence;
}

/** Of equal scores; without a time last, then by id. */
function isEarlier(a: ListedOccurrence, b: ListedOccurrence): boolean {
  const [of, than] = [a.first_appearance_timestamp ?? '~', b.first_appearance_timestamp ?? '~'];
  return of === than ? a.id < b.id : of < than;
}

function totalsOf({
  id,
  name,
  rank,
  occurrences,
  nights,
  first,
  last,
  lookedAt,
  best,
  others,
}: Collected): TaxonTotals {
  return {
    id,
    name,
    rank,
    group: rankGroup(rank),
    occurrences,
    nights: nights.size,
    lookedAt,
    bestScore: best && modelScore(best),
    first,
    last,
    best: best && {
      id: best.id,
      event: best.event?.id ?? null,
      at: best.first_appearance_timestamp,
      others,
      isByPerson: isByPerson(best),
    },
  };
}
