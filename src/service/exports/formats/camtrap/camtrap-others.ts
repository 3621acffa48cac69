import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { ExportPart, ExportScope } from '#service/exports/formats/export-format.ts';
import { readKept, writtenKept } from '#service/exports/formats/kept-values.ts';
import { withPeople, writtenBy } from '#service/exports/formats/written-people.ts';
import { readOther, type OtherType } from '#service/exports/formats/other-values.ts';
import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import { hasSessionConditions } from '#service/exports/selection/session-conditions.ts';
import { stretches, type StretchTable } from '#service/exports/selection/stretches.ts';
import type { WrittenTimes } from '#service/exports/formats/written-times.ts';
import { camtrapLines } from './camtrap-lines.ts';
import type { SeenTaxa } from './camtrap-observations.ts';
import { packageCaptures } from './package-captures.ts';
import type { PlacedIds } from './placed-ids.ts';

/** Each has many lines. */
const FEWER: Readonly<Partial<Record<StretchTable, number>>> = { events: 100, deployments: 1 };

/** A line that is stored, with where and when it is. */
interface FoundLine {
  observation: string;
  type: string;
  values: string | null;
  deployment_id: number;
  /** null: of level event */
  medium: { id: number; public_id: string | null; event_id: number | null; offset: string | undefined } | null;
  /** of its capture; null: it has times of its own */
  timestamp: string | null;
  session_start: string | null;
}

/**
 * Lines of `observations.csv` that are about no animal, as the package that they came with had them: of captures, sessions, and
 * deployments. That an image was processed and nothing was found makes no line `blank`.
 *
 * @param seen gets the names of all lines
 */
export async function* camtrapOthers(
  scope: ExportScope,
  { deploymentIdAt, written, offsetOf }: PlacedIds,
  { timeOf, clocks }: WrittenTimes,
  seen: SeenTaxa,
): AsyncGenerator<ExportPart> {
  for await (const found of foundLines(scope)) {
    if (found.length === 0) continue;
    const lines = found.map(({ observation, type, values, deployment_id, medium, timestamp, session_start }) => {
      const text = (own: string) => written(deployment_id, own);
      const { numbers, texts, start = timestamp ?? '', end = start, offset } = readOther(values);
      const { scientificName, classifiedBy = null } = texts;
      const by = writtenBy(classifiedBy, numbers.classificationMethod, scope.options);
      if (scientificName !== undefined && !seen.has(scientificName))
        seen.set(scientificName, nothingElse(scientificName));
      const time = (wallClock: string) =>
        medium === null
          ? timeOf(wallClock, false, offset ?? offsetOf(deployment_id))
          : timeOf(wallClock, wallClock === timestamp && clocks.isAfter(medium.event_id, medium.id), medium.offset);
      return {
        ...writtenKept(withPeople(texts, scope.options), text),
        ...numbers,
        classifiedBy: by === null ? null : text(by),
        observationID: text(observation),
        deploymentID: deploymentIdAt(deployment_id, session_start ?? start),
        mediaID: medium === null ? null : text(medium.public_id ?? String(medium.id)),
        eventStart: time(start),
        eventEnd: time(end),
        observationLevel: medium === null ? 'event' : 'media',
        observationType: type,
      };
    });
    yield { text: camtrapLines('observations', lines), records: lines.length };
  }
}

/** The number of these lines. */
export async function countOthers(scope: ExportScope): Promise<number> {
  let total = 0;
  const read = linesOf(scope, {
    captures: (stretch) => countOf(onCaptures(scope, stretch)),
    events: (stretch) => countOf(inSessions(scope, stretch)),
    deployments: (stretch) => countOf(atDeployments(scope, stretch)),
  });
  for await (const counts of read) total += counts.reduce((sum, { found }) => sum + Number(found), 0);
  return total;
}

function foundLines(scope: ExportScope): AsyncGenerator<FoundLine[]> {
  const line = ['others.public_id as observation', 'others.type', 'others.kept as values'] as const;
  return linesOf<FoundLine>(scope, {
    captures: async (stretch) => {
      const rows = await onCaptures(scope, stretch).select(line).orderBy('others.public_id').execute();
      return rows.map(({ id, public_id, event_id, kept, ...one }) => ({
        ...one,
        medium: { id, public_id, event_id, offset: readKept('media', kept).offset },
      }));
    },
    events: async (stretch) => {
      const rows = await inSessions(scope, stretch)
        .select(line)
        .select(['events.deployment_id', 'events.start as session_start'])
        .orderBy('events.id')
        .orderBy('others.public_id')
        .execute();
      return rows.map((one) => ({ ...one, medium: null, timestamp: null }));
    },
    deployments: async (stretch) => {
      const rows = await atDeployments(scope, stretch)
        .select(line)
        .select('deployments.id as deployment_id')
        .orderBy('deployments.id')
        .orderBy('others.public_id')
        .execute();
      return rows.map((one) => ({ ...one, medium: null, timestamp: null, session_start: null }));
    },
  });
}

/** What is read of the lines in stretches: first those of captures, then of sessions, then of deployments. */
async function* linesOf<Row>(
  { database, selection, batchRows, signal }: ExportScope,
  read: Record<'captures' | 'events' | 'deployments', (stretch: RawBuilder<SqlBool>) => Promise<Row[]>>,
): AsyncGenerator<Row[]> {
  const some = await retryWhileUnavailable(signal, () =>
    database
      .selectFrom('other_observations')
      .select('public_id')
      .where('project_id', '=', selection.projectId)
      .limit(1)
      .execute(),
  );
  if (some.length === 0) return;
  // What belongs to no session belongs to no night.
  const hasNights = selection.eventId !== null || hasSessionConditions(selection);
  for (const table of ['captures', 'events', ...(hasNights ? [] : ['deployments' as const])] as const) {
    const size = Math.min(batchRows, FEWER[table] ?? batchRows);
    yield* stretches(database, { table, selection, size, signal, read: read[table] });
  }
}

function onCaptures(scope: ExportScope, stretch: RawBuilder<SqlBool>) {
  return packageCaptures(scope, stretch)
    .innerJoin('other_observations as others', 'others.capture_id', 'captures.id')
    .where(isAsked(scope));
}

function inSessions(scope: ExportScope, stretch: RawBuilder<SqlBool>) {
  return scope.database
    .selectFrom('events')
    .innerJoin('other_observations as others', 'others.event_id', 'events.id')
    .where(stretch)
    .where(isAsked(scope));
}

function atDeployments(scope: ExportScope, stretch: RawBuilder<SqlBool>) {
  return scope.database
    .selectFrom('deployments')
    .innerJoin('other_observations as others', 'others.deployment_id', 'deployments.id')
    .where(stretch)
    .where(isAsked(scope));
}

function countOf<All, From extends keyof All, Row>(query: SelectQueryBuilder<All, From, Row>) {
  return query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number | string>().as('found'))
    .execute();
}

/** An order of a taxon, a lowest score, a sex, life stage or behaviour, or of who looked, asks for animals, and for what has none. */
function isAsked({ selection }: ExportScope): RawBuilder<SqlBool> {
  const { taxonIds, lowestScore, ofAnimal } = selection;
  const isNarrow = taxonIds !== null || lowestScore !== null || Object.keys(ofAnimal).length > 0;
  return isNarrow ? sql<SqlBool>`others.type = ${'blank' satisfies OtherType}` : sql<SqlBool>`1 = 1`;
}

/** What `taxonomic` has of a name that is no determination. */
function nothingElse(scientificName: string) {
  const unknown = { kingdom: null, phylum: null, class: null, order: null, family: null, genus: null };
  return { scientificName, verbatimIdentification: null, taxonRank: null, ...unknown };
}
