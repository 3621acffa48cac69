import { peopleFormOf } from '#contract/exports/people-forms.ts';
import { exportColumns } from '#contract/exports/export-columns.ts';
import { readKept, writtenKept } from './kept-values.ts';
import { tableFormat } from './table-format.ts';
import { whoDetermined, type WhoDetermined } from './who-determined.ts';
import { writtenName, writtenPlace } from './written-place.ts';

/** Of an occurrence without a deployment, which is no deployment without a location. */
const NO_PLACE = { latitude: null, longitude: null, coordinate_uncertainty_m: null, location_note: null };

/**
 * `occurrences_simple_csv`: one line per occurrence, with empty cells where it has no session, deployment or determination.
 */
export const occurrencesCsv = tableFormat({
  stem: 'occurrences',
  table: 'occurrences',
  columns: exportColumns.occurrences_simple_csv,
  read: async ({ database, options }, stretch) => {
    const rows = await database
      .selectFrom('occurrences')
      .leftJoin('events', 'events.id', 'occurrences.event_id')
      .leftJoin('deployments', 'deployments.id', 'occurrences.deployment_id')
      .leftJoin('sites', 'sites.id', 'deployments.site_id')
      .leftJoin('taxa', 'taxa.id', 'occurrences.determination_id')
      .select([
        'occurrences.id as occurrence_id',
        'taxa.name as determination',
        'taxa.rank',
        'events.id as event_id',
        'events.start as event_start',
        'events.end as event_end',
        'deployments.id as deployment_id',
        'deployments.name as deployment_name',
        'deployments.latitude',
        'deployments.longitude',
        'deployments.coordinate_uncertainty_m as own_uncertainty_m',
        'occurrences.first_appearance_timestamp as first_appearance',
        'occurrences.last_appearance_timestamp as last_appearance',
        'sites.name as site',
        'occurrences.kept',
      ])
      .where(stretch)
      .orderBy('occurrences.id')
      .execute();
    const who = await whoDetermined(
      database,
      rows.map(({ occurrence_id: id }) => id),
      options,
    );
    return rows.map((found) => {
      const { deployment_name, latitude, longitude, site, own_uncertainty_m } = found;
      const observed = readKept('observations', found.kept);
      const animal = writtenKept(observed, (text) =>
        writtenName(text, { latitude: latitude ?? 0, longitude: longitude ?? 0 }, options),
      );
      const determined = who(found.occurrence_id);
      const place =
        deployment_name === null || latitude === null || longitude === null
          ? NO_PLACE
          : writtenPlace({ deployment_name, latitude, longitude, site, own_uncertainty_m }, options);
      // Into the row itself: copies of every row took longer than reading it.
      return Object.assign(
        found,
        {
          determination_score: determined.score,
          life_stage: animal.lifeStage ?? null,
          sex: animal.sex ?? null,
          behavior: animal.behavior ?? null,
          individual_id: animal.individualID ?? null,
          people_names: peopleFormOf(options),
        },
        whoColumns(determined, observed.classificationTimestamp),
        place,
      );
    });
  },
});

/** @param sourceTime when it was determined, as its source said, with an offset */
function whoColumns({ method, by, at, model, agreed }: WhoDetermined, sourceTime = at) {
  return {
    identified_by: by,
    identification_method: method,
    looked_at_time: method === 'human' ? sourceTime : null,
    model: model?.name ?? null,
    model_version: model?.version ?? null,
    model_determination: model?.determination ?? null,
    model_score: model?.score ?? null,
    agreed: agreed === null ? null : String(agreed),
  };
}
