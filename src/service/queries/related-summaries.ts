import type { SentJobSummary } from '#contract/records/job.ts';
import type { NamedSummary } from '#contract/records/summaries.ts';
import { dateRangeLabel, sessionName } from '#service/event-labels.ts';
import { detailUrl } from '#service/record-links.ts';

/** The summary of a related record (spec 2.2, 2.4, 2.5); null where there is none. */
export function namedSummary(baseUrl: string, collection: string, id: number | null, name: string | null) {
  const summary: NamedSummary | null =
    id === null || name === null
      ? null
      : { id, name, details: detailUrl(baseUrl, collection, id), user_permissions: [] };
  return summary;
}

interface EventOfRow {
  event_id: number | null;
  start: string | null;
  end: string | null;
}

/** The event of a capture or an occurrence; null where it has none. */
export function eventSummary(baseUrl: string, { event_id: id, start, end }: EventOfRow) {
  if (id === null || start === null || end === null) return null;
  return {
    id,
    name: sessionName(start, end),
    details: detailUrl(baseUrl, 'events', id),
    user_permissions: [],
    date_label: dateRangeLabel(start, end),
  };
}

interface DeterminationOfRow {
  determination_id: number | null;
  taxon_name: string | null;
  taxon_rank: string | null;
}

/** The taxon that an occurrence is determined as; null where it is not determined. */
export function determinationSummary(baseUrl: string, row: DeterminationOfRow) {
  const taxon = namedSummary(baseUrl, 'taxa', row.determination_id, row.taxon_name);
  return taxon === null ? null : { ...taxon, rank: row.taxon_rank ?? '' };
}

interface JobRow {
  id: number;
  status: string;
  job_type_key: string;
  job_type_name: string;
  created_at: string;
  updated_at: string;
}

/** A job as deployments embed it (spec 2.4), and as its own record begins. */
export function jobSummary(baseUrl: string, row: JobRow): SentJobSummary {
  return {
    id: row.id,
    details: detailUrl(baseUrl, 'jobs', row.id),
    status: row.status,
    job_type: { name: row.job_type_name, key: row.job_type_key },
    created_at: row.created_at,
    updated_at: row.updated_at,
    user_permissions: [],
  };
}
