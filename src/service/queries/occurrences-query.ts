import { idsOfPage } from '#service/database/ids-in.ts';
import { ANIMAL_COLUMNS } from '#contract/records/animal-fields.ts';
import { keptFilter } from '#service/database/kept-filter.ts';
import { wallSeconds } from '#contract/time.ts';
import { durationLabel } from '#service/event-labels.ts';
import { detailUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { determinationParts, withModels } from './determination-parts.ts';
import { byDeploymentName, byEventStart } from './owner-orderings.ts';
import { determinationSummary, eventSummary, namedSummary } from './related-summaries.ts';
import { sourceDetails } from './source-details.ts';

/** Occurrences with their deployment, event and determination, each of which may be null (open in the spec, 4.5). */
export const occurrencesQuery: CollectionQuery<'occurrences'> = {
  table: 'occurrences',
  orderings: {
    created_at: 'created_at',
    updated_at: 'updated_at',
    id: 'id',
    deployment: 'deployment_id',
    event: 'event_id',
    determination: 'determination_id',
    determination_score: 'determination_score',
    detections_count: 'detections_count',
    first_appearance_timestamp: 'first_appearance_timestamp',
    last_appearance_timestamp: 'last_appearance_timestamp',
    deployment__name: byDeploymentName,
    event__start: byEventStart,
  },
  nullable: [
    'deployment',
    'event',
    'determination',
    'determination_score',
    'first_appearance_timestamp',
    'last_appearance_timestamp',
    'deployment__name',
    'event__start',
  ],
  filters: {
    project_id: 'project_id',
    deployment: 'deployment_id',
    event: 'event_id',
    determination: 'determination_id',
    sex: keptFilter('occurrences', ANIMAL_COLUMNS.sex),
    life_stage: keptFilter('occurrences', ANIMAL_COLUMNS.life_stage),
    behavior: keptFilter('occurrences', ANIMAL_COLUMNS.behavior),
  },
  storedCounts: {
    all: { table: 'projects', column: 'occurrences_count' },
    project_id: { table: 'projects', column: 'occurrences_count' },
    deployment: { table: 'deployments', column: 'occurrences_count' },
    event: { table: 'events', column: 'occurrences_count' },
    determination: { table: 'taxa', column: 'occurrences_count' },
  },
  read: async (database, ids, baseUrl, wants = () => true) => {
    const rows = await withModels(database)
      .leftJoin('deployments', 'deployments.id', 'occurrences.deployment_id')
      .leftJoin('events', 'events.id', 'occurrences.event_id')
      .leftJoin('taxa', 'taxa.id', 'occurrences.determination_id')
      .select([
        'deployments.name as deployment_name',
        'events.start',
        'events.end',
        'taxa.name as taxon_name',
        'taxa.rank as taxon_rank',
      ])
      .where(idsOfPage(database, 'occurrences.id', ids))
      .execute();
    const partsOf = PARTS.some(wants) ? await determinationParts(database, rows, baseUrl) : () => NO_PARTS;
    return rows.map((row) => {
      const { parent, ...parts } = partsOf(row);
      const determination = determinationSummary(baseUrl, row);
      return {
        id: row.id,
        details: detailUrl(baseUrl, 'occurrences', row.id),
        deployment: namedSummary(baseUrl, 'deployments', row.deployment_id, row.deployment_name),
        event: eventSummary(baseUrl, row),
        determination: determination === null ? null : { ...determination, parent },
        determination_score: row.determination_score,
        detections_count: row.detections_count,
        first_appearance_timestamp: row.first_appearance_timestamp,
        last_appearance_timestamp: row.last_appearance_timestamp,
        ...animalOf(row.kept),
        ...appearance(row),
        // Pictures of the animal alone are not made here.
        detection_images: [],
        ...parts,
        ...looksOf(row),
        created_at: row.created_at,
        updated_at: row.updated_at,
        user_permissions: [],
      };
    });
  },
};

/** What takes queries of its own. */
const PARTS = ['determination.parent', 'determination_details', 'best_machine_prediction', 'identifications'];
const NO_PARTS = { parent: null, determination_details: null, best_machine_prediction: null, identifications: [] };

/** When it was seen first, and for how long, in the words of running services. */
function appearance({
  first_appearance_timestamp: first,
  last_appearance_timestamp: last,
}: {
  first_appearance_timestamp: string | null;
  last_appearance_timestamp: string | null;
}) {
  const seconds = first === null || last === null ? null : wallSeconds(last) - wallSeconds(first);
  return {
    first_appearance_time: first?.slice('YYYY-MM-DDT'.length) ?? null,
    duration: seconds?.toFixed(1) ?? null,
    duration_label: seconds === null ? null : durationLabel(seconds),
  };
}

/** What the dashboard counts by; in the row, so that it takes no further query. */
function looksOf(row: {
  looked_at: number;
  identification_method: 'human' | 'machine' | null;
  determination_id: number | null;
  model_id: number | null;
  model_taxon_id: number | null;
}) {
  const { looked_at, identification_method: method, model_id: model, model_taxon_id: taxon } = row;
  const isOfModel = method === 'machine' || model !== null || taxon !== null;
  // A model whose taxon is not known named the determination’s where the determination is a model’s.
  const isNamed = taxon !== null || method === 'machine';
  return {
    looked_at: looked_at === 0 && !isOfModel ? null : looked_at,
    model_id: isNamed ? model : null,
    model_taxon_id: taxon === row.determination_id ? null : taxon,
  };
}

function animalOf(kept: string | null) {
  const { sex = null, lifeStage: life_stage = null, behavior = null } = sourceDetails(kept) ?? {};
  return { sex, life_stage, behavior };
}
