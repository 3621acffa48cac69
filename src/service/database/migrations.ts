import type { Migration } from 'kysely';
import { addAppearances, APPEARANCE_INDEXES } from './add-appearances.ts';
import { countProjectTaxa, PROJECT_TAXA_INDEXES } from './count-project-taxa.ts';
import { CATALOGUE_INDEXES, createCatalogue } from './create-catalogue.ts';
import { createIndexes, indexDownwards, type Index } from './create-indexes.ts';
import { createUncountedLoads } from './create-uncounted-loads.ts';
import type { DatabaseKind } from './database-kind.ts';

/** Every change of the schema since the first release, oldest first; released ones are never edited. */
export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001_catalogue': { up: (database) => createCatalogue(database, kind) },
    '0002_sessions_by_counts': { up: (database) => createIndexes(database, SESSIONS_BY_COUNTS) },
    '0003_taxa_of_projects': { up: countProjectTaxa },
    '0004_long_lists_by_everything': {
      up: async (database) => {
        await createIndexes(database, LONG_LISTS);
        await indexDownwards(database, kind, 'occurrences', ['determination_score']);
      },
    },
    '0005_uncounted_loads': { up: createUncountedLoads },
    '0006_appearances': { up: (database) => addAppearances(database, kind) },
  };
}

/** What the pages of sessions sort by besides, and one session's captures through the night. */
const SESSIONS_BY_COUNTS: readonly Index[] = [
  ['events', 'project_id', 'captures_count', 'id'],
  ['events', 'deployment_id', 'start', 'id'],
  ['events', 'detections_count', 'id'],
  ['events', 'occurrences_count', 'id'],
  ['events', 'taxa_count', 'id'],
  ['events', 'duration_seconds', 'id'],
  ['captures', 'event_id', 'timestamp', 'id'],
];

/** What else the lists that grow without end are ordered by: sorting these would stop a service over one file. */
const LONG_LISTS: readonly Index[] = [
  ['events', 'updated_at', 'id'],
  ['events', 'end', 'id'],
  ['captures', 'detections_count', 'id'],
  ['occurrences', 'updated_at', 'id'],
  ['occurrences', 'determination_score', 'id'],
  ['occurrences', 'detections_count', 'id'],
];

/** Every index of the migrations above: which orderings of a long list need no sort is read off these. */
export const INDEXES: readonly Index[] = [
  ...CATALOGUE_INDEXES,
  ...SESSIONS_BY_COUNTS,
  ...PROJECT_TAXA_INDEXES,
  ...LONG_LISTS,
  ...APPEARANCE_INDEXES,
];
