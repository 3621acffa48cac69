import { ANIMAL_COLUMNS } from '#contract/records/animal-fields.ts';
import { keptFilter } from '#service/database/kept-filter.ts';
import { detailUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
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
  read: async (database, ids, baseUrl) => {
    const rows = await database
      .selectFrom('occurrences')
      .leftJoin('deployments', 'deployments.id', 'occurrences.deployment_id')
      .leftJoin('events', 'events.id', 'occurrences.event_id')
      .leftJoin('taxa', 'taxa.id', 'occurrences.determination_id')
      .selectAll('occurrences')
      .select([
        'deployments.name as deployment_name',
        'events.start',
        'events.end',
        'taxa.name as taxon_name',
        'taxa.rank as taxon_rank',
      ])
      .where('occurrences.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      details: detailUrl(baseUrl, 'occurrences', row.id),
      deployment: namedSummary(baseUrl, 'deployments', row.deployment_id, row.deployment_name),
      event: eventSummary(baseUrl, row),
      determination: determinationSummary(baseUrl, row),
      determination_score: row.determination_score,
      detections_count: row.detections_count,
      first_appearance_timestamp: row.first_appearance_timestamp,
      last_appearance_timestamp: row.last_appearance_timestamp,
      ...animalOf(row.kept),
      created_at: row.created_at,
      updated_at: row.updated_at,
      user_permissions: [],
    }));
  },
};

function animalOf(kept: string | null) {
  const { sex = null, lifeStage: life_stage = null, behavior = null } = sourceDetails(kept) ?? {};
  return { sex, life_stage, behavior };
}
