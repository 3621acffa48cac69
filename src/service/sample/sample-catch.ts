import { formatTimestamp } from '#contract/time.ts';
import { boxColumns, type BoxColumns } from '#service/database/detection-box.ts';
import { boxOfInsect, drawnInsects } from '#service/media/drawn-insects.ts';
import { microseconds } from './microseconds.ts';
import { normal, oneOf, poisson, indexByWeight, randomFrom, wholeBetween, type Random } from './random.ts';
import { sampleDetermination, type SampleDetermination } from './sample-identifications.ts';
import type { SampleNight } from './sample-nights.ts';
import type { FlyingSpecies, SampleTaxa } from './sample-taxa.ts';
import { wallClockAfter } from './wall-clock.ts';

/** Rows of sessions with their captures, occurrences and detections. Ids continue from `last`. */
export interface SampleCatch {
  events: EventRow[];
  captures: CaptureRow[];
  occurrences: OccurrenceRow[];
  detections: DetectionRow[];
  identifications: SampleDetermination['identifications'];
}

interface DetectionRow extends BoxColumns {
  id: number;
  capture_id: number;
  occurrence_id: number;
  score: number;
}

interface EventRow {
  id: number;
  project_id: number;
  deployment_id: number;
  start: string;
  end: string;
  duration_seconds: number;
  created_at: string;
  updated_at: string;
}

interface CaptureRow {
  id: number;
  project_id: number;
  deployment_id: number;
  event_id: number;
  timestamp: string;
  image: null;
  width: number;
  height: number;
  size_bytes: number;
  detections_count: number;
  is_processed: number;
}

interface OccurrenceRow extends Partial<SampleDetermination['columns']> {
  id: number;
  project_id: number;
  deployment_id: number;
  event_id: number;
  determination_id: number;
  determination_score: number;
  detections_count: number;
  first_appearance_timestamp: string | null;
  last_appearance_timestamp: string | null;
  created_at: string;
  updated_at: string;
}

/** The last ids used so far, across projects. */
export interface LastIds {
  event: number;
  capture: number;
  occurrence: number;
  detection: number;
}

const DAY_S = 86_400;
const FRAMES = [
  { width: 4096, height: 2160 },
  { width: 3840, height: 2160 },
  { width: 2592, height: 1944 },
] as const;

/** The rows of the given nights: every capture, and the occurrences with the captures that they were detected on. */
export function sampleCatch(nights: readonly SampleNight[], taxa: SampleTaxa, last: LastIds): SampleCatch {
  const caught: SampleCatch = { events: [], captures: [], occurrences: [], detections: [], identifications: [] };
  for (const night of nights) {
    const random = randomFrom(1_000_000 + last.event);
    const event = eventOf(night, (last.event += 1));
    caught.events.push(event);
    const captures = capturesOf(night, event, last, random);
    const detected = new Map<CaptureRow, DetectionRow[]>();
    for (const capture of captures) caught.captures.push(capture);
    const flying = taxa.flying[night.deployment.project.region];
    const weights = weightsOn(flying, night.dayOfYear);
    for (let left = occurrencesOf(night, weights, random); left > 0; left -= 1) {
      const occurrence_id = (last.occurrence += 1);
      const species = flying[indexByWeight(random, weights)];
      if (species === undefined) break;
      const occurrence: OccurrenceRow = {
        id: occurrence_id,
        project_id: night.deployment.projectId,
        deployment_id: night.deployment.id,
        event_id: event.id,
        determination_id: determinationOf(species, taxa.unknownIds, random),
        determination_score: Math.round((1 - 0.55 * random() ** 1.7) * 1e4) / 1e4,
        detections_count: Math.min(night.captures, 1 + poisson(random, 1.4)),
        first_appearance_timestamp: null,
        last_appearance_timestamp: null,
        created_at: event.created_at,
        updated_at: event.updated_at,
      };
      const other = flying[(flying.indexOf(species) + 1) % flying.length]?.speciesId ?? species.speciesId;
      const determined = sampleDetermination(occurrence, event.start.slice(0, 10), other);
      Object.assign(occurrence, determined.columns);
      for (const one of determined.identifications) caught.identifications.push(one);
      caught.occurrences.push(occurrence);
      // The animal sat still for some consecutive captures.
      const from = wholeBetween(random, 0, night.captures - occurrence.detections_count);
      const seenOn = captures.slice(from, from + occurrence.detections_count);
      occurrence.first_appearance_timestamp = seenOn[0]?.timestamp ?? null;
      occurrence.last_appearance_timestamp = seenOn.at(-1)?.timestamp ?? null;
      for (const [index, capture] of seenOn.entries()) {
        capture.detections_count += 1;
        const id = (last.detection += 1);
        const score = scoreOf(id, occurrence, index);
        const detection = { id, capture_id: capture.id, occurrence_id, ...boxColumns(null), score };
        caught.detections.push(detection);
        detected.set(capture, [...(detected.get(capture) ?? []), detection]);
      }
    }
    for (const [capture, detections] of detected) placeOn(capture, detections);
    const processed = processedOf(event, captures);
    for (const capture of captures.slice(processed)) capture.is_processed = 0;
  }
  return caught;
}

function eventOf(night: SampleNight, id: number): EventRow {
  const { deployment, start, durationSeconds } = night;
  const end = wallClockAfter(start, durationSeconds, deployment.project.timeZoneChanges);
  // Uploaded some days later; the microseconds keep `created_at` unique.
  const uploaded = formatTimestamp(end + DAY_S * (1 + (id % 5)) + (id % 3_600));
  const processed = formatTimestamp(end + DAY_S * (6 + (id % 9)) + (id % 7_200));
  return {
    id,
    project_id: deployment.projectId,
    deployment_id: deployment.id,
    start: formatTimestamp(start),
    end: formatTimestamp(end),
    duration_seconds: durationSeconds,
    created_at: `${uploaded}.${microseconds(id)}`,
    updated_at: `${processed}.${microseconds(id + 7)}`,
  };
}

function capturesOf(night: SampleNight, event: EventRow, last: LastIds, random: Random): CaptureRow[] {
  const frame = FRAMES[night.deployment.id % FRAMES.length] ?? FRAMES[0];
  const interval = night.captures > 1 ? night.durationSeconds / (night.captures - 1) : 0;
  return Array.from({ length: night.captures }, (_, index) => {
    const elapsed = Math.round(index * interval);
    return {
      id: (last.capture += 1),
      project_id: night.deployment.projectId,
      deployment_id: night.deployment.id,
      event_id: event.id,
      timestamp: formatTimestamp(wallClockAfter(night.start, elapsed, night.deployment.project.timeZoneChanges)),
      image: null,
      ...frame,
      size_bytes: Math.round(frame.width * frame.height * (0.22 + 0.12 * random())),
      detections_count: 0,
      is_processed: 1,
    };
  });
}

/**
 * How many captures of a session were processed, the first ones: all of most; of a quarter of those without a detection none, so
 * that there are nights without a find and nights of which nothing is known; of a few only those up to the last detection.
 */
function processedOf({ id }: EventRow, captures: readonly CaptureRow[]): number {
  const last = captures.findLastIndex(({ detections_count }) => detections_count > 0);
  if (last === -1) return id % 4 === 1 ? 0 : captures.length;
  return id % 199 === 59 ? last + 1 : captures.length;
}

/** Running sums of the likelihood of each species on a day. */
function weightsOn(flying: readonly FlyingSpecies[], day: number): Float64Array {
  const sums = new Float64Array(flying.length);
  let sum = 0;
  for (const [index, { abundance, peakDay, spreadDays }] of flying.entries()) {
    sum += abundance * Math.exp(-(((day - peakDay) / spreadDays) ** 2));
    sums[index] = sum;
  }
  return sums;
}

/** The number of individuals: by season, the weather of the night, the trap, and how long it was lit. */
function occurrencesOf(night: SampleNight, weights: Float64Array, random: Random): number {
  const season = (weights.at(-1) ?? 0) / 100;
  const weather = random() < 0.06 ? 0 : Math.exp(0.75 * normal(random));
  const trap = 0.5 + ((night.deployment.id * 37) % 100) / 100;
  const lit = Math.min(1.5, 0.1 + night.durationSeconds / (8 * 3_600));
  return poisson(random, 9.4 * season * weather * trap * lit);
}

/** An occurrence has the score of its best detection. Without random numbers, which decide the rest of the season. */
function scoreOf(id: number, occurrence: OccurrenceRow, index: number): number {
  const { determination_score: best, detections_count } = occurrence;
  if (index === occurrence.id % detections_count) return best;
  return Math.round(best * (1 - 0.25 * (((id * 7_919) % 1_000) / 1_000)) * 1e4) / 1e4;
}

/** Sets the boxes of a capture's detections to those of the insects that its image shows. */
function placeOn(capture: CaptureRow, detections: readonly DetectionRow[]): void {
  const { insects } = drawnInsects({ ...capture, detections: detections.length });
  for (const [index, insect] of insects.entries()) {
    Object.assign(detections[index] ?? {}, boxColumns(boxOfInsect(insect, capture)));
  }
}

function determinationOf(species: FlyingSpecies, unknownIds: readonly number[], random: Random): number {
  const certainty = random();
  if (certainty < 0.8) return species.speciesId;
  if (certainty < 0.92) return species.genusId;
  return certainty < 0.96 ? species.familyId : oneOf(random, unknownIds);
}
