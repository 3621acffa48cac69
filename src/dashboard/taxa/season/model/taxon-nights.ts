import type { ListedOf } from '#contract/lists/collections.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import {
  animalValues,
  isOfChoice,
  type AnimalChoice,
  type AnimalValues,
} from '#dashboard/findings/animals/animal-choice.ts';
import { isOfLook, lookCounts, scoreFault, type Look, type LookCounts } from '#dashboard/findings/animals/looks.ts';
import { sessionsByNight } from '#dashboard/findings/sessions-by-night.ts';
import { dateOfDay } from '#contract/time.ts';
import { nightWithin, sessionNights, type NightRange } from '#contract/nights.ts';
import { wholeCount } from '#dashboard/ui/text/processing-of.ts';
import type { Work } from '#dashboard/work/slices.ts';

export type Occurrence = ListedOf<'occurrences'>;

/** A trap-night, and how often the taxon was found in it. */
export interface TaxonNight {
  deploymentId: number;
  /** day number of the evening */
  night: number;
  /** occurrences; null where images of the night are not processed, or a session reports no number */
  count: number | null;
}

/** Where and when the taxon was found: the first or the last time of a year. */
export interface TaxonRecord {
  occurrenceId: number;
  sessionId: number;
  deploymentId: number;
  night: number;
  /** of the first or the last appearance; null where it is unknown */
  time: string | null;
}

type YearRecords = Map<number, { first: TaxonRecord; last: TaxonRecord }>;

export interface TaxonNights {
  /** every trap-night of the sessions, with and without the taxon */
  nights: readonly TaxonNight[];
  /** by year */
  records: Readonly<YearRecords>;
  /** occurrences in nights whose number of occurrences is known: those of the rates */
  counted: number;
  /** occurrences in other nights: in no rate */
  uncounted: number;
  /** occurrences of another sex, life stage or behaviour, or determined by others, than asked for: in no rate */
  otherAnimals: number;
  /** of all occurrences of the taxon here: sex, life stage, behaviour */
  values: AnimalValues;
  /** of all occurrences of the taxon here: who determined them */
  looks: LookCounts;
  /** occurrences without a score, which a lowest score leaves out */
  unscored: number;
  /** occurrences that belong to none of the sessions: in no night */
  unplaced: number;
}

export interface TaxonNightsInput {
  sessions: readonly Session[];
  occurrences: readonly Occurrence[];
  /** the taxa that count: one, or one and those below it */
  taxonIds: ReadonlySet<number>;
  /** the deployments looked at; sessions of others do not count */
  deploymentIds: ReadonlySet<number>;
  /** the reader chose these: occurrences of others are not asked for */
  isChosen: boolean;
  /** 0 to 1; null counts occurrences without a score, too */
  lowestScore: number | null;
  animal: AnimalChoice;
  look: Look;
}

const A_SLICE = 500;
/** An unknown time is neither the first nor the last of a night. */
const [EARLIEST, LATEST] = ['', '9999'];

/**
 * The trap-nights of sessions with the number of a taxon's occurrences in each, 0 where it was not found. Sessions of one
 * deployment and night are one trap-night (`sessionsByNight`). An occurrence belongs to the night of its session, of several
 * nights to that of its first appearance. Time-sliced.
 */
export function* taxonNights(input: TaxonNightsInput): Work<TaxonNights> {
  const { taxonIds, deploymentIds, isChosen, lowestScore, animal, look } = input;
  const { values, add: addValues } = animalValues();
  const { counts: looks, add: addLook } = lookCounts();
  const { nights, ofSession } = yield* trapNights(input);
  const records: YearRecords = new Map();
  let [counted, uncounted, otherAnimals, unscored, unplaced] = [0, 0, 0, 0, 0];
  for (const [index, occurrence] of input.occurrences.entries()) {
    if (index % A_SLICE === 0) yield;
    const { determination, deployment, event } = occurrence;
    if (determination === null || !taxonIds.has(determination.id)) continue;
    const night = ofSession(event?.id ?? -1, occurrence.first_appearance_timestamp);
    const isElsewhere = night === undefined && !deploymentIds.has(deployment?.id ?? -1);
    if (isChosen && isElsewhere) continue;
    addValues(occurrence);
    addLook(occurrence);
    const fault = scoreFault(occurrence, lowestScore);
    if (!isOfChoice(animal, occurrence) || !isOfLook(look, occurrence)) otherAnimals += 1;
    else if (fault === 'without') unscored += 1;
    else if (fault === null) {
      if (night === undefined) unplaced += 1;
      else {
        addRecord(records, occurrence, night);
        if (night.count === null) uncounted += 1;
        else {
          night.count += 1;
          counted += 1;
        }
      }
    }
  }
  return { nights, records, counted, uncounted, otherAnimals, values, looks, unscored, unplaced };
}

/** The trap-nights of the deployments looked at, none found in them so far, and that of a session and a time in it. */
function* trapNights({ sessions, deploymentIds }: TaxonNightsInput) {
  const bySession = new Map<number, { range: NightRange; nights: Map<number, TaxonNight> }>();
  const nights: TaxonNight[] = [];
  for (const [index, { deploymentId, night: evening, sessions: some }] of (yield* sessionsByNight(
    sessions,
  )).entries()) {
    if (index % A_SLICE === 0) yield;
    if (!deploymentIds.has(deploymentId)) continue;
    const isKnown = some.every((session) => wholeCount(session, 'occurrences_count') !== null);
    const night = { deploymentId, night: evening, count: isKnown ? 0 : null };
    nights.push(night);
    for (const session of some) {
      const known = bySession.get(session.id) ?? { range: sessionNights(session), nights: new Map() };
      known.nights.set(evening, night);
      bySession.set(session.id, known);
    }
  }
  const ofSession = (id: number, time: string | null): TaxonNight | undefined => {
    const found = bySession.get(id);
    return found?.nights.get(nightWithin(time, found.range));
  };
  return { nights, ofSession };
}

function addRecord(records: YearRecords, occurrence: Occurrence, { deploymentId, night }: TaxonNight): void {
  const at = { occurrenceId: occurrence.id, sessionId: occurrence.event?.id ?? -1, deploymentId, night };
  const { first_appearance_timestamp: begin, last_appearance_timestamp: end } = occurrence;
  const [first, last] = [
    { ...at, time: begin },
    { ...at, time: end ?? begin },
  ];
  const { year } = dateOfDay(night);
  const known = records.get(year);
  if (known === undefined) records.set(year, { first, last });
  else {
    if (difference(first, known.first, LATEST) < 0) known.first = first;
    if (difference(last, known.last, EARLIEST) > 0) known.last = last;
  }
}

/** By night, then by the trap's clock, then by id, so that the sequence of the records does not matter. */
function difference(one: TaxonRecord, other: TaxonRecord, unknown: string): number {
  if (one.night !== other.night) return one.night - other.night;
  const [time, than] = [one.time ?? unknown, other.time ?? unknown];
  if (time !== than) return time < than ? -1 : 1;
  return one.occurrenceId - other.occurrenceId;
}
