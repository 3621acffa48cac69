import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections, type CollectionName, type RecordOf } from '#contract/lists/collections.ts';
import { sessionNights } from '#contract/nights.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { ANY_ANIMAL } from '#dashboard/findings/animals/animal-choice.ts';
import { effortMatrix } from '#dashboard/effort/model/effort-matrix.ts';
import { occasionsOf } from '#dashboard/effort/model/occasions-of.ts';
import { speciesTotals } from '#dashboard/species/species-totals.ts';
import { finish } from '#dashboard/work/slices.ts';
import type { LoadedTable } from '#service/load/loaded-rows.ts';
import { runLoad } from '#service/load/run-load.ts';
import { askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { wholeList, type ListBody } from '#test/service/queries/walk.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { recordedProgram, recordedService } from '#test/support/foreign/recorded-service.ts';
import { loadInto } from '#test/support/load-options.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { fieldDifferences, type Difference, type Sides } from './field-differences.ts';

type Rec = { id: number } & Record<string, unknown>;

const LISTS = {
  projects: 'projects',
  deployments: 'deployments',
  events: 'events',
  captures: 'captures',
  occurrences: 'occurrences',
  taxa: 'taxa',
  storage: 'storage_sources',
  jobs: 'jobs',
  sites: 'sites',
  devices: 'devices',
} as const satisfies Partial<Record<CollectionName, LoadedTable>>;
type List = keyof typeof LISTS;

type Lists = Record<List, Rec[]>;

interface Intended {
  /** fields, with the list before them */
  fields: RegExp;
  /** whether the copy is right about it; by default it need not have the field at all */
  isRight?: (difference: Difference, record: Rec, theirs: Lists) => boolean;
}

const isUnknownThere = ({ there }: Difference) => there === null;
const idOf = (value: unknown) => (value as { id?: number } | null)?.id;
const ofRecord = (field: 'event' | 'deployment', { id }: Rec, { occurrences }: Lists) =>
  occurrences.filter((one) => idOf(one[field]) === id);
const taxaOf = (some: readonly Rec[]) => new Set(some.map(({ determination }) => idOf(determination))).size;

/** What a copy has otherwise than its source (`docs/copy.md`, "What differs"). Everything else is equal. */
const INTENDED: Readonly<Record<string, Intended>> = {
  'labels are made of the same numbers': { fields: /\.(duration_label|size_display|total_size_indexed_display)$/ },
  'sessions count what is in the list of occurrences': {
    fields: /^events\.(occurrences|detections)_count$/,
    isRight: ({ path, here }, record, theirs) => {
      const all = ofRecord('event', record, theirs);
      const detections = all.reduce((sum, { detections_count }) => sum + Number(detections_count), 0);
      return here === (path.endsWith('detections_count') ? detections : all.length);
    },
  },
  'and so do deployments': {
    fields: /^deployments\.(occurrences|taxa)_count$/,
    isRight: ({ path, here }, record, theirs) => {
      const all = ofRecord('deployment', record, theirs);
      return here === (path.endsWith('taxa_count') ? taxaOf(all) : all.length);
    },
  },
  'numbers that are null there are counted': {
    fields: /^(captures|taxa)\.(detections|occurrences|taxa)_count$/,
    isRight: isUnknownThere,
  },
  'half a place is none, which is 0, 0': {
    fields: /^deployments\.(latitude|longitude)$/,
    isRight: ({ there, here }, { latitude, longitude }) =>
      here === 0 && there !== 0 && (latitude ?? longitude) !== here,
  },
  'a capture without an address has an empty one': {
    fields: /^(captures|events\.example_captures)\.url$/,
    isRight: (difference) => isUnknownThere(difference) && difference.here === '',
  },
  'other captures of a session may be its examples': { fields: /^events\.example_captures$/ },
  'thumbnails are made of images at the origin of the source alone': {
    fields: /^(captures|events\.example_captures)\.thumbnails$/,
    isRight: ({ here }) => here === null,
  },
  'paths of files in buckets are not kept': { fields: /^captures\.path$/, isRight: ({ here }) => here === null },
  'images of occurrences are not kept': { fields: /^occurrences\.detection_images$/ },
  'the first time is that of the first timestamp, not the earliest on a clock': {
    fields: /^occurrences\.first_appearance_time$/,
    isRight: ({ here }, { first_appearance_timestamp: first }) => String(first).endsWith(`T${String(here)}`),
  },
  'identifications, predictions, models and people have numbers of their own, and no addresses': {
    fields: /^occurrences\..*\b(identifications?|prediction|algorithm|user)\.(id|details|user_permissions)$/,
  },
  'of models and predictions, what the pages and files do not say': {
    fields:
      /\.(prediction|algorithm|best_machine_prediction)\.(created_at|updated_at|description|uri|task_type|category_map|category_count|terminal|applied_to)$/,
  },
  'of taxa, numbers and pictures elsewhere': {
    fields: /^occurrences\..*\.(fieldguide_id|inat_taxon_id|cover_image_url|cover_image_credit)$/,
  },
  'of jobs, how they were run, and the exports that they made': {
    fields:
      /^jobs\.(delay|limit|shuffle|source_image_collection|source_image_single|pipeline|logs|dispatch_mode|data_export)$/,
  },
  'addresses of files lead to the source': {
    fields: /^jobs\.progress\.stages\.params\.value$/,
    isRight: ({ there, here }) => here === '' || String(here).endsWith(String(there)),
  },
  'durations of jobs have whole milliseconds': {
    fields: /^jobs\.duration$/,
    isRight: ({ there, here }) => Math.abs(Number(there) - Number(here)) < 0.001,
  },
  'the rectangle of a site is around the deployments that have a place': { fields: /^sites\.boundary_rect$/ },
};

// The recorded service is no part of the project: where it is not beside the checkout, there is nothing to compare with.
describe.skipIf(recordedProgram === null).each(similarDatabases)(
  'a copy in $kind of the recorded service',
  ({ kind }) => {
    let empty: EmptyDatabase;
    let source: { origin: string; stop: () => Promise<void> };
    let copy: RunningService;
    let sides: Sides;
    const theirs = {} as Lists;
    const ours = {} as Lists;

    beforeAll(async () => {
      [empty, source] = [await databaseWithTables(kind), await recordedService('--fast')];
      const request = { what: 'service', base: source.origin, project: null, token: null } as const;
      expect(await runLoad({ ...request, follow: false, replace: false }, loadInto(empty))).toBe(true);
      copy = await serve(empty.location, { copy: { source: source.origin, token: null } });
      const keys = await copy.database.selectFrom('load_keys').select(['kind', 'key', 'id']).execute();
      const ids = new Map(keys.map(({ kind: table, key, id }) => [`${table} ${key}`, id]));
      sides = { there: source.origin, here: copy.url, idHere: (table, id) => ids.get(`${table} ${id}`) };
      const projects = await wholeOf(source.origin, 'projects');
      for (const list of Object.keys(LISTS) as List[]) {
        theirs[list] = await wholeOf(source.origin, list, projects);
        ours[list] = await wholeList<Rec>(copy.url, `/api/v2/${collections[list].path}/?limit=1000`);
      }
    });
    afterAll(async () => {
      await copy.stop();
      await source.stop();
      await empty.remove();
    });

    test('has every record, and every field of each as it is there, but for those that differ by intent', () => {
      const [unexplained, used]: [string[], Set<string>] = [[], new Set()];
      for (const [list, table] of Object.entries(LISTS) as [List, LoadedTable][]) {
        const byId = new Map(ours[list].map((record) => [record.id, record]));
        expect([list, theirs[list].length]).toEqual([list, byId.size]);
        for (const record of theirs[list]) {
          const here = byId.get(sides.idHere(table, record.id) ?? 0);
          for (const difference of fieldDifferences(record, here, table, sides)) {
            const path = `${list}.${difference.path}`;
            const why = Object.entries(INTENDED).find(
              ([, { fields, isRight }]) => fields.test(path) && isRight?.(difference, record, theirs) !== false,
            );
            if (why === undefined)
              unexplained.push(`${path} of ${record.id}: ${JSON.stringify([difference.there, difference.here])}`);
            else used.add(why[0]);
          }
        }
      }
      expect(unexplained).toEqual([]);
      expect([...used].toSorted()).toEqual(Object.keys(INTENDED).toSorted());
    });

    test('says of species and effort what the same records say there', () => {
      const there = { sessions: sessionsThere(), occurrences: occurrencesThere() };
      const here = { sessions: read('events', ours.events), occurrences: read('occurrences', ours.occurrences) };
      expect(there.occurrences.length).toBeGreaterThan(100);
      const [species, speciesThere] = [speciesOf(here), speciesOf(there)];
      expect(species.taxa.length).toBeGreaterThan(5);
      expect(species).toEqual(speciesThere);
      // With what is known of processing, which makes counts of parts unknown, and without.
      for (const known of [{}, { processed_captures_count: null }]) {
        const effort = effortOf(here.sessions, known);
        const ran = effort.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
        expect(ran.length).toBeGreaterThan(10);
        expect(ran.some(({ occurrences }) => (occurrences ?? 0) > 0)).toBe('processed_captures_count' in known);
        expect(effort).toEqual(effortOf(there.sessions, known));
      }
    });

    /** The occurrences of the source, with the ids here. */
    function occurrencesThere() {
      return read(
        'occurrences',
        theirs.occurrences.map((one) => withIdsHere(one, 'occurrences')),
      );
    }

    /** Its sessions, with the ids here, and with counts of what its own lists have. */
    function sessionsThere() {
      const processed = (id: number) =>
        theirs.captures.filter(({ event, last_processed }) => idOf(event) === id && last_processed !== null).length;
      const counted = theirs.events.map((session) => ({
        ...withIdsHere(session, 'events'),
        occurrences_count: ofRecord('event', session, theirs).length,
        processed_captures_count: processed(session.id),
      }));
      return read('events', counted);
    }

    function withIdsHere({ event, deployment, determination, ...record }: Rec, table: LoadedTable): Rec {
      const here = (kindOf: LoadedTable, value: unknown) =>
        value === null || value === undefined ? value : { ...value, id: sides.idHere(kindOf, (value as Rec).id) ?? 0 };
      return {
        ...record,
        id: sides.idHere(table, record.id) ?? 0,
        event: here('events', event),
        deployment: here('deployments', deployment),
        determination: here('taxa', determination),
      };
    }
  },
);

/** As the dashboard reads records of any service. */
function read<Name extends 'events' | 'occurrences'>(name: Name, records: readonly Rec[]): RecordOf<Name>[] {
  const { reader } = collections[name];
  return records
    .map((record) => reader.read(record, new Deviations()) as RecordOf<Name> | null)
    .filter((record) => record !== null)
    .toSorted((a, b) => a.id - b.id);
}

interface Found {
  sessions: RecordOf<'events'>[];
  occurrences: RecordOf<'occurrences'>[];
}

function speciesOf({ sessions, occurrences }: Found) {
  const all = { lowestScore: null, animal: ANY_ANIMAL, look: 'any', onlyOfSessions: false } as const;
  const { looks: _looks, ...totals } = finish(speciesTotals(occurrences, sessions, all));
  return totals;
}

/** Deployments by weeks, as the page Effort has them. */
function effortOf(all: Found['sessions'], known: Partial<RecordOf<'events'>>) {
  const sessions = all.map((session) => ({ ...session, ...known }));
  const nights = sessions.map(sessionNights);
  const from = Math.min(...nights.map((one) => one.from));
  const to = Math.max(...nights.map((one) => one.to));
  const deployments = [...new Set(sessions.map(({ deployment }) => deployment.id))];
  return finish(effortMatrix(sessions, deployments, occasionsOf({ from, to }, 7), null));
}

/** Every record of a list. Where projects are named, of each: such services want one for some lists. */
async function wholeOf(origin: string, list: List, projects?: readonly Rec[]): Promise<Rec[]> {
  const needsProject = list === 'captures' || list === 'occurrences';
  const filters = needsProject ? (projects ?? []).map(({ id }) => `&project_id=${id}`) : [''];
  const pages = [];
  for (const filter of filters) {
    const path = `/api/v2/${collections[list].path}/?limit=10000${filter}`;
    pages.push(await askJson<ListBody<Rec>>(origin, path));
  }
  return pages.flatMap(({ results }) => results);
}
