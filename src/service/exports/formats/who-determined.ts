import { peopleFormOf } from '#contract/exports/people-forms.ts';
import { sql } from 'kysely';
import type { ExportOptions } from '#contract/exports/export-request.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { writtenBy } from './written-people.ts';

/** Who determined an occurrence, as files have it, and what the best model said. */
export interface WhoDetermined {
  method: 'human' | 'machine' | null;
  /** the person as the order says, or the model */
  by: string | null;
  /** of a model or where that is not known; a person's determination has no score */
  score: number | null;
  /** when, by the clock of the source */
  at: string | null;
  /** the person's; null where the order asks for no names */
  comment: string | null;
  /** the best model; null where none is known */
  model: { name: string; version: string; determination: string | null; score: number | null } | null;
  /** whether the person gave the model's name; null where no person determined it, or the model gave none */
  agreed: boolean | null;
}

/** Who determined these occurrences: the last of a person's identifications that is not withdrawn, else the model. */
export async function whoDetermined(
  database: Database,
  ids: readonly number[],
  options: ExportOptions,
): Promise<(id: number) => WhoDetermined> {
  const rows = await database
    .selectFrom('occurrences')
    .leftJoin('identifications as standing', (join) =>
      join.on(
        'standing.id',
        '=',
        sql<number>`case when occurrences.looked_at > 0 then (select max(one.id) from identifications as one
          where one.occurrence_id = occurrences.id and one.is_withdrawn = 0) end`,
      ),
    )
    .leftJoin('models', 'models.id', 'occurrences.model_id')
    .leftJoin('taxa as said', 'said.id', 'occurrences.model_taxon_id')
    .select([
      'occurrences.id',
      'occurrences.determination_id',
      'occurrences.determination_score as score',
      'occurrences.identified_by as by',
      'occurrences.identification_method as method',
      'occurrences.model_id',
      'occurrences.model_taxon_id',
      'occurrences.model_score',
      'occurrences.model_at',
      'standing.created_at as looked_at',
      'standing.comment',
      'models.name as model',
      'models.version_name',
      'models.version',
      'said.name as said',
    ])
    .where(idsIn(database, 'occurrences.id', ids))
    .execute();
  const found = new Map(
    rows.map((row) => {
      const { method, model_taxon_id: said, model_score: score } = row;
      const isPerson = method === 'human';
      const hasModel = row.model_id !== null || said !== null;
      const version = row.version_name || (row.version === null ? '' : String(row.version));
      const who: WhoDetermined = {
        method,
        by: writtenBy(row.by, method, options),
        score: isPerson ? null : row.score,
        at: wholeSeconds(isPerson ? row.looked_at : row.model_at),
        comment: peopleFormOf(options) === 'names' ? row.comment || null : null,
        model: hasModel ? { name: row.model ?? '', version, determination: row.said, score } : null,
        agreed: isPerson && said !== null ? said === row.determination_id : null,
      };
      return [row.id, who];
    }),
  );
  return (id) => found.get(id) ?? UNKNOWN;
}

const UNKNOWN: WhoDetermined = {
  method: null,
  by: null,
  score: null,
  at: null,
  comment: null,
  model: null,
  agreed: null,
};

function wholeSeconds(timestamp: string | null): string | null {
  return timestamp?.replace(/\.\d+$/, '') ?? null;
}
