import Libsql from 'libsql';

/** A request with a known answer: the list's records, by separate SQL over the same rows. */
export interface Question {
  path: string;
  count: number;
  ids: readonly number[];
}

/** Lists with their orderings and filters, each with its column. */
const LISTS: readonly {
  path: string;
  table: string;
  orderings: Readonly<Record<string, string>>;
  filters?: Readonly<Record<string, string>>;
}[] = [
  { path: 'projects', table: 'projects', orderings: { updated_at: 'updated_at', name: 'name' } },
  {
    path: 'deployments',
    table: 'deployments',
    orderings: {
      name: 'name',
      captures_count: 'captures_count',
      last_capture_timestamp: 'last_capture_timestamp',
      research_site: 'site_id',
    },
    filters: { project_id: 'project_id' },
  },
  {
    path: 'events',
    table: 'events',
    orderings: {
      captures_count: 'captures_count',
      start: 'start',
      duration: 'duration_seconds',
      deployment: 'deployment_id',
      taxa_count: 'taxa_count',
    },
    filters: { deployment: 'deployment_id', project_id: 'project_id' },
  },
  {
    path: 'captures',
    table: 'captures',
    orderings: { timestamp: 'timestamp', detections_count: 'detections_count' },
    filters: { event: 'event_id', deployment: 'deployment_id' },
  },
  {
    path: 'occurrences',
    table: 'occurrences',
    orderings: { determination_score: 'determination_score', created_at: 'created_at' },
    filters: { determination: 'determination_id', event: 'event_id' },
  },
  { path: 'taxa', table: 'taxa', orderings: { name: 'name', occurrences_count: 'occurrences_count' } },
  { path: 'storage', table: 'storage_sources', orderings: { total_size_indexed: 'total_size_indexed' } },
];
/** Two small pages, a usual one, and the largest. */
const LIMITS = [7, 20, 100, 1_000] as const;

/**
 * Questions over the rows of an SQLite file: each list in each ordering, both directions, with and without filters, at
 * several offsets.
 */
export function questionsOver(file: string): Question[] {
  const database = new Libsql(file, { readonly: true });
  const idsOf = (statement: string) => (database.prepare(statement).all() as { id: number }[]).map(({ id }) => id);
  try {
    return LISTS.flatMap(({ path, table, orderings, filters = {} }) => {
      const conditions = [
        { query: '', where: 'true' },
        ...Object.entries(filters).flatMap(([name, column]) =>
          idsOf(`select distinct ${column} as id from ${table} order by id limit 2`).map((id) => ({
            query: `${name}=${id}&`,
            where: `${column} = ${id}`,
          })),
        ),
      ];
      return conditions.flatMap(({ query, where }) =>
        Object.entries(orderings).flatMap(([field, column]) =>
          ['', '-'].flatMap((sign) => {
            const way = sign === '-' ? 'desc' : 'asc';
            const order = `"${column}" is null, "${column}" ${way}, id ${way}`;
            const ids = idsOf(`select id from ${table} where ${where} order by ${order}`);
            return LIMITS.map((limit, index) => {
              const offset = Math.floor((ids.length * index) / LIMITS.length);
              return {
                path: `/api/v2/${path}/?${query}ordering=${sign}${field}&limit=${limit}&offset=${offset}`,
                count: ids.length,
                ids: ids.slice(offset, offset + limit),
              };
            });
          }),
        ),
      );
    });
  } finally {
    database.close();
  }
}

/** Why the answer to a question is wrong; null where it is correct. */
export function wrongIn(question: Question, body: string): string | null {
  const { count, results } = JSON.parse(body) as { count: number; results: { id: number }[] };
  if (count !== question.count) return `count is ${count}, not ${question.count}`;
  const ids = results.map(({ id }) => id);
  return ids.join() === question.ids.join() ? null : `records ${ids.join()}, not ${question.ids.join()}`;
}
