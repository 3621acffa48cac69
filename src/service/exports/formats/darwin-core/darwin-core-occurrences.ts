import { sql, type NotNull, type SqlBool } from 'kysely';
import { idsIn } from '#service/database/ids-in.ts';
import { classifiedTaxa } from '#service/exports/formats/classified-taxa.ts';
import { exactCsvLine } from '#service/exports/formats/csv-line.ts';
import type { ExportPart, ExportScope } from '#service/exports/formats/export-format.ts';
import { publicAddress } from '#service/exports/formats/public-address.ts';
import { whoDetermined, type WhoDetermined } from '#service/exports/formats/who-determined.ts';
import { withPeople } from '#service/exports/formats/written-people.ts';
import { writtenName } from '#service/exports/formats/written-place.ts';
import type { WrittenTimes } from '#service/exports/formats/written-times.ts';
import { readKept, writtenKept } from '#service/exports/formats/kept-values.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import type { ArchiveTaxa } from './archive-coverage.ts';
import type { DarwinCoreId } from './darwin-core-ids.ts';
import { darwinCoreLine } from './darwin-core-line.ts';
import { darwinCoreTerms } from './darwin-core-terms.ts';

const HAS_EVENT = sql<SqlBool>`occurrences.event_id is not null`;
const HAS_TAXON = sql<SqlBool>`exists (select 1 from taxa
  where taxa.id = occurrences.determination_id and taxa.name <> '')`;

/** Conditions on the occurrences that an archive can have: they extend an event, and GBIF requires a scientific name. */
export const completeOccurrences = {
  haveEvent: HAS_EVENT,
  haveTaxon: HAS_TAXON,
  complete: sql<SqlBool>`${HAS_EVENT} and ${HAS_TAXON}`,
};

/**
 * `occurrence.csv`: the occurrences of sessions that are determined.
 *
 * @param taxa gets those of all lines
 */
export async function* darwinCoreOccurrences(
  scope: ExportScope,
  { times, ids }: { times: () => Promise<WrittenTimes>; ids: () => Promise<DarwinCoreId> },
  taxa: ArchiveTaxa,
): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal } = scope;
  yield { text: exactCsvLine(darwinCoreTerms.occurrence.terms), records: null };
  const { timeOf, clocks } = await times();
  const idOf = await ids();
  const taxonOf = await classifiedTaxa(database);
  const batches = stretches(database, {
    table: 'occurrences',
    selection,
    size: batchRows,
    signal,
    read: async (stretch) => {
      const rows = await database
        .selectFrom('occurrences')
        .innerJoin('events', 'events.id', 'occurrences.event_id')
        .innerJoin('deployments', 'deployments.id', 'events.deployment_id')
        .select([
          'occurrences.id',
          'occurrences.public_id',
          'occurrences.source_event',
          'occurrences.kept',
          'occurrences.determination_id as taxon_id',
          'events.id as event_id',
          'events.public_id as event_public_id',
          'deployments.latitude',
          'deployments.longitude',
          'occurrences.determination_score as score',
          'occurrences.first_appearance_timestamp as first',
          'occurrences.last_appearance_timestamp as last',
          'events.start',
          'events.end',
        ])
        .where(stretch)
        .where(completeOccurrences.complete)
        .$narrowType<{ taxon_id: NotNull }>()
        .orderBy('occurrences.id')
        .execute();
      const across = rows.filter(({ event_id }) => clocks.has(event_id)).map(({ id }) => id);
      const dates = across.length === 0 ? null : await datesOfCaptures(database, across, { timeOf, clocks });
      const found = rows.map(({ id }) => id);
      const media = await publicMedia(database, found);
      const who = await whoDetermined(database, found, scope.options);
      return rows.map((row) => ({
        ...row,
        date: dates?.get(row.id) ?? null,
        media: media.get(row.id) ?? null,
        who: who(row.id),
      }));
    },
  });
  for await (const rows of batches) {
    const lines = rows.flatMap((row) => {
      const taxon = taxonOf(row.taxon_id);
      // `completeOccurrences` leaves it out.
      if (taxon === undefined) return [];
      taxa.set(taxon.scientificName, taxon.taxonRank);
      const { who } = row;
      const written = (text: string) => writtenName(text, row, scope.options);
      const kept = writtenKept(withPeople(readKept('observations', row.kept), scope.options), written);
      // The comment of a package is that of its line.
      const comment = kept.observationComments === undefined && who.comment !== null ? written(who.comment) : null;
      return darwinCoreLine('occurrence', {
        eventID: idOf('event', { id: row.event_id, public_id: row.event_public_id }, row),
        occurrenceID: idOf('occurrence', row, row),
        basisOfRecord: 'MachineObservation',
        occurrenceStatus: 'present',
        individualCount: 1,
        eventDate:
          row.date ?? `${timeOf(row.first ?? row.start)}/${timeOf(row.last ?? row.end, clocks.has(row.event_id))}`,
        ...taxon,
        identificationRemarks: identificationRemarks(who, comment),
        identifiedBy: who.by,
        identificationVerificationStatus: verificationOf(who, row.score),
        associatedMedia: row.media,
        dynamicProperties: sourceEvent(row, scope.options),
        lifeStage: kept.lifeStage ?? null,
        sex: kept.sex ?? null,
        behavior: kept.behavior ?? null,
        dateIdentified: kept.classificationTimestamp ?? who.at,
        occurrenceRemarks: kept.observationComments ?? null,
      });
    });
    yield { text: lines.join(''), records: lines.length };
  }
}

/** The archive's events are sessions; the event that the source of an occurrence saw it in is beside it. */
function sourceEvent(
  row: { source_event: string | null; latitude: number; longitude: number },
  options: ExportScope['options'],
): string | null {
  if (row.source_event === null) return null;
  return JSON.stringify({ eventID: writtenName(row.source_event, row, options) });
}

/**
 * The score of a model's determination; of a person's the comment, and what the best model had said: "worn; Moth model 3:
 * Noctua pronuba, score 0.71".
 */
function identificationRemarks({ method, score, model }: WhoDetermined, comment: string | null): string | null {
  if (method !== 'human') return score === null ? null : `score ${score}`;
  const said =
    model === null
      ? ''
      : [model.determination ?? '', model.score === null ? '' : `score ${model.score}`]
          .filter((text) => text !== '')
          .join(', ');
  const by = [model?.name ?? '', model?.version ?? ''].filter((text) => text !== '').join(' ') || 'Model';
  return [comment ?? '', said === '' ? '' : `${by}: ${said}`].filter((text) => text !== '').join('; ') || null;
}

/**
 * As the authors of the standard write it for camera traps (`write_dwc` of R's camtrapdp); null where it is not known, and
 * where a person was not sure: a score below 1 that is no model's.
 */
function verificationOf({ method, model }: WhoDetermined, score: number | null): string | null {
  if (method === 'machine') return 'unverified';
  const isSure = model !== null || (score ?? 1) === 1;
  return method === 'human' && isSure ? 'verified using recorded media' : null;
}

/** The public addresses of the captures of each occurrence, as one text; none for those without. */
async function publicMedia(
  database: ExportScope['database'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const captures = await database
    .selectFrom('detections')
    .innerJoin('captures', 'captures.id', 'detections.capture_id')
    .select(['detections.occurrence_id as id', 'captures.image'])
    .where(idsIn(database, 'detections.occurrence_id', ids))
    .where('captures.image', 'is not', null)
    .orderBy('captures.timestamp')
    .orderBy('captures.id')
    .execute();
  const media = new Map<number, Set<string>>();
  for (const { id, image } of captures) {
    const address = publicAddress(image);
    // A space or the mark between addresses within one would make two of it.
    if (address !== null) media.set(id, (media.get(id) ?? new Set()).add(new URL(address).href.replaceAll('|', '%7C')));
  }
  return new Map([...media].map(([id, addresses]) => [id, [...addresses].join(' | ')]));
}

/** From the first to the last capture of each occurrence of a session in which the clock was set back. */
async function datesOfCaptures(
  database: ExportScope['database'],
  ids: readonly number[],
  { timeOf, clocks }: WrittenTimes,
): Promise<ReadonlyMap<number, string>> {
  const captures = await database
    .selectFrom('detections')
    .innerJoin('captures', 'captures.id', 'detections.capture_id')
    .select(['detections.occurrence_id as id', 'captures.id as capture_id', 'captures.event_id', 'captures.timestamp'])
    .where(idsIn(database, 'detections.occurrence_id', ids))
    .where('captures.timestamp', 'is not', null)
    .$narrowType<{ timestamp: NotNull }>()
    .execute();
  const times = new Map(ids.map((id) => [id, [] as string[]]));
  for (const { id, capture_id, event_id, timestamp } of captures)
    times.get(id)?.push(timeOf(timestamp, clocks.isAfter(event_id, capture_id)));
  return new Map(
    [...times].flatMap(([id, of]) => {
      const sorted = of.toSorted((one, other) => Date.parse(one) - Date.parse(other));
      return sorted.length === 0 ? [] : [[id, `${sorted[0]}/${sorted.at(-1)}`]];
    }),
  );
}
