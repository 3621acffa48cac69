import type { NotNull } from 'kysely';
import type { ExportPart, ExportScope } from '#service/exports/formats/export-format.ts';
import { classifiedTaxa, type ClassifiedTaxon } from '#service/exports/formats/classified-taxa.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import type { WrittenTimes } from '#service/exports/formats/written-times.ts';
import type { PlacedIds } from './placed-ids.ts';
import { whoDetermined } from '#service/exports/formats/who-determined.ts';
import { withPeople } from '#service/exports/formats/written-people.ts';
import { camtrapHeader, camtrapLines } from './camtrap-lines.ts';
import { completeRows } from './complete-rows.ts';
import { readKept, writtenKept } from '#service/exports/formats/kept-values.ts';
import { shownTag, tagsText, verbatimTag } from './observation-tags.ts';

/** Each has several detections. */
const MOST_OCCURRENCES = 500;

/** The taxa of the observations, by name; those without a determination have none. */
export type SeenTaxa = Map<string, ClassifiedTaxon>;

/**
 * `observations.csv`: each occurrence is an observation of level `event`, and each of its detections one of level `media`
 * with the same eventID, its box and its own score where they are known. The event is the animal's appearance, from its
 * first to its last capture; without detections, the session. Occurrences without a session and detections on captures
 * that are no media of the package are left out. A determination that is no taxon is a tag (`verbatimTag`) of an observation
 * of the lowest taxon above it.
 *
 * @param seen gets the taxa of all lines
 */
export async function* camtrapObservations(
  scope: ExportScope,
  { deploymentIdAt, written, offsetOf }: PlacedIds,
  { timeOf, clocks }: WrittenTimes,
  seen: SeenTaxa,
): AsyncGenerator<ExportPart> {
  yield { text: camtrapHeader('observations'), records: null };
  const { database, selection, batchRows, signal } = scope;
  const taxonOf = await classifiedTaxa(database);
  const batches = stretches(database, {
    table: 'occurrences',
    selection,
    size: Math.min(batchRows, MOST_OCCURRENCES),
    signal,
    read: async (stretch) => {
      const found = await database
        .selectFrom('occurrences')
        .innerJoin('events', 'events.id', 'occurrences.event_id')
        .select([
          'occurrences.id',
          'occurrences.public_id',
          'occurrences.source_event',
          'occurrences.kept',
          'occurrences.deployment_id',
          'events.id as event_id',
          'events.start',
          'events.end',
          'occurrences.determination_id as taxon_id',
        ])
        .where(stretch)
        .where(completeRows.occurrences)
        .$narrowType<{ deployment_id: NotNull }>()
        .orderBy('occurrences.id')
        .execute();
      const detections = await database
        .selectFrom('occurrences')
        .innerJoin('events', 'events.id', 'occurrences.event_id')
        .innerJoin('detections', 'detections.occurrence_id', 'occurrences.id')
        .innerJoin('captures', 'captures.id', 'detections.capture_id')
        .select(['detections.id', 'occurrences.id as occurrence_id', 'captures.id as capture_id', 'captures.timestamp'])
        .select(['detections.public_id', 'captures.public_id as media_id', 'captures.kept as media_kept'])
        .select(['box_x', 'box_y', 'box_width', 'box_height', 'detections.score'])
        .where(stretch)
        .where(completeRows.detections(selection))
        .$narrowType<{ timestamp: NotNull }>()
        .orderBy('captures.timestamp')
        .orderBy('detections.id')
        .execute();
      const on = new Map(found.map(({ id }) => [id, [] as typeof detections]));
      for (const detection of detections) on.get(detection.occurrence_id)?.push(detection);
      const who = await whoDetermined(
        database,
        found.map(({ id }) => id),
        scope.options,
      );
      return found.map((one) => ({ ...one, who: who(one.id), on: on.get(one.id) ?? [] }));
    },
  });
  for await (const rows of batches) {
    const lines = rows.flatMap((row) => {
      const { id, public_id, deployment_id, event_id, start, end, taxon_id, who, on } = row;
      const text = (own: string) => written(deployment_id, own);
      const observationID = text(public_id ?? `occurrence-${id}`);
      // Its medium is then the only one that it is on.
      const ofMediumAlone = public_id !== null && on.some((detection) => detection.public_id === public_id);
      // Others of the event may be of the same taxon.
      const isShared = row.source_event !== null && !ofMediumAlone;
      const ownEvent = ofMediumAlone ? null : observationID;
      const taxon = determinedAs(taxon_id === null ? undefined : taxonOf(taxon_id));
      if (taxon !== null) seen.set(taxon.scientificName, taxon);
      const verbatim = taxon?.verbatimIdentification ?? null;
      const {
        observationTags: ownTags = null,
        classificationTimestamp = who.at === null ? null : timeOf(who.at),
        observationComments = who.comment,
        ...kept
      } = writtenKept(withPeople(readKept('observations', row.kept), scope.options), text);
      const common = {
        ...kept,
        observationComments,
        deploymentID: deploymentIdAt(deployment_id, start),
        eventID: row.source_event === null ? ownEvent : text(row.source_event),
        count: 1,
        ...(taxon === null
          ? { observationType: 'unclassified' }
          : {
              observationType: 'animal',
              scientificName: taxon.scientificName,
              classificationMethod: who.method,
              classifiedBy: who.by,
              classificationTimestamp,
            }),
      };
      const verbatimOf = verbatim === null ? null : verbatimTag.write(verbatim);
      const times = on.map(({ timestamp, capture_id, media_kept }) =>
        timeOf(timestamp, clocks.isAfter(event_id, capture_id), readKept('media', media_kept).offset),
      );
      const offset = offsetOf(deployment_id);
      // By the clock a capture after it was set back may come before one that was taken earlier.
      if (clocks.has(event_id)) times.sort((one, other) => Date.parse(one) - Date.parse(other));
      const [first, last] = [
        times[0] ?? timeOf(start, false, offset),
        times.at(-1) ?? timeOf(end, clocks.has(event_id), offset),
      ];
      return [
        ...(ofMediumAlone
          ? []
          : [
              {
                ...common,
                observationID,
                eventStart: first,
                eventEnd: last,
                observationLevel: 'event',
                classificationProbability: who.score,
                observationTags: tagsText([ownTags, verbatimOf]),
              },
            ]),
        ...on.map((detection, index) => ({
          ...common,
          observationID: text(detection.public_id ?? detectionId(row, index)),
          mediaID: text(detection.media_id ?? String(detection.capture_id)),
          observationTags: tagsText([ownTags, verbatimOf, isShared ? shownTag.write(observationID) : null]),
          eventStart: first,
          eventEnd: last,
          observationLevel: 'media',
          bboxX: detection.box_x,
          bboxY: detection.box_y,
          bboxWidth: detection.box_width,
          bboxHeight: detection.box_height,
          // A person's determination has no score, whatever the model had found it with.
          classificationProbability: who.method === 'human' ? null : detection.score,
        })),
      ];
    });
    yield { text: camtrapLines('observations', lines), records: lines.length };
  }
}

/** Of a detection that came without one: from those of the animal and the capture, which an animal may be on several times. */
function detectionId({ public_id, on }: FoundOccurrence, index: number): string {
  const detection = on[index];
  if (public_id === null || detection === undefined) return `detection-${detection?.id}`;
  const before = on.slice(0, index).filter(({ capture_id }) => capture_id === detection.capture_id).length;
  return `${public_id}@${detection.media_id ?? detection.capture_id}${before === 0 ? '' : `#${before + 1}`}`;
}

interface FoundOccurrence {
  public_id: string | null;
  on: readonly { id: number; capture_id: number; media_id: string | null }[];
}

/** Null for a determination without a name, which says nothing of the animal. */
function determinedAs(taxon: ClassifiedTaxon | undefined): ClassifiedTaxon | null {
  return taxon === undefined || taxon.verbatimIdentification === '' ? null : taxon;
}
