import type { ColumnType, Generated } from 'kysely';

/**
 * The tables as queries see them. Timestamps and dates are text in the interface's own form (spec 1): they name the
 * trap's wall clock, so no database may shift them, and ISO text sorts as time does. Booleans are 0 and 1, documents
 * are JSON text: both databases then hold the same values. `search_text` is the name as `search` compares it. Counters are kept beside what they count
 * (`database/refresh-counters.ts`), so that lists can be ordered by them through an index.
 */
export interface Tables {
  projects: {
    id: Generated<number>;
    name: string;
    search_text: ColumnType<string, string | undefined>;
    description: string;
    /** path below the service's own address */
    image: string | null;
    draft: number;
    deployments_count: ColumnType<number, number | undefined>;
    /** for the totals of lists: no other place may count a million rows on each request */
    events_count: ColumnType<number, number | undefined>;
    captures_count: ColumnType<number, number | undefined>;
    occurrences_count: ColumnType<number, number | undefined>;
    created_at: string;
    updated_at: string;
  };
  sites: { id: Generated<number>; project_id: number; name: string };
  devices: { id: Generated<number>; project_id: number; name: string };
  storage_sources: {
    id: Generated<number>;
    project_id: number;
    name: string;
    search_text: ColumnType<string, string | undefined>;
    bucket: string;
    prefix: string;
    endpoint_url: string;
    public_base_url: string | null;
    deployments_count: ColumnType<number, number | undefined>;
    /** the three totals are null until the source was indexed */
    total_files_indexed: number | null;
    total_size_indexed: number | null;
    total_captures_indexed: number | null;
    created_at: string;
    updated_at: string;
  };
  deployments: {
    id: Generated<number>;
    project_id: number;
    site_id: number | null;
    device_id: number | null;
    storage_source_id: number | null;
    name: string;
    search_text: ColumnType<string, string | undefined>;
    image: string | null;
    latitude: number;
    longitude: number;
    events_count: ColumnType<number, number | undefined>;
    captures_count: ColumnType<number, number | undefined>;
    occurrences_count: ColumnType<number, number | undefined>;
    taxa_count: ColumnType<number, number | undefined>;
    first_capture_timestamp: string | null;
    last_capture_timestamp: string | null;
    created_at: string;
    updated_at: string;
  };
  events: {
    id: Generated<number>;
    /** its deployment's, kept here so that a project's events are one range of an index; so below */
    project_id: number;
    deployment_id: number;
    start: string;
    end: string;
    /** elapsed, which differs from end minus start on a night of a clock change */
    duration_seconds: number;
    captures_count: ColumnType<number, number | undefined>;
    detections_count: ColumnType<number, number | undefined>;
    occurrences_count: ColumnType<number, number | undefined>;
    taxa_count: ColumnType<number, number | undefined>;
    created_at: string;
    updated_at: string;
  };
  captures: {
    id: Generated<number>;
    project_id: number;
    deployment_id: number;
    event_id: number;
    timestamp: string;
    /** address of the image, or path below our own; null where it is drawn from the capture (`media/`) */
    image: string | null;
    /** pixels; null where it was never measured, as is the size */
    width: number | null;
    height: number | null;
    size_bytes: number | null;
    detections_count: ColumnType<number, number | undefined>;
  };
  event_example_captures: { event_id: number; position: number; capture_id: number };
  taxa: {
    id: Generated<number>;
    name: string;
    search_text: ColumnType<string, string | undefined>;
    rank: string;
    parent_id: number | null;
    occurrences_count: ColumnType<number, number | undefined>;
    created_at: string;
    updated_at: string;
  };
  occurrences: {
    id: Generated<number>;
    project_id: number;
    deployment_id: number;
    event_id: number;
    /** the taxon it is determined as */
    determination_id: number;
    /** 0 to 1; null where nobody gave one */
    determination_score: number | null;
    detections_count: ColumnType<number, number | undefined>;
    /** of the captures it was detected on; null where it was on none */
    first_appearance_timestamp: ColumnType<string | null, string | null | undefined>;
    last_appearance_timestamp: ColumnType<string | null, string | null | undefined>;
    created_at: string;
    updated_at: string;
  };
  /** which taxa occur in which projects, and how often */
  project_taxa: { project_id: number; taxon_id: number; occurrences_count: number };
  detections: { id: Generated<number>; capture_id: number; occurrence_id: number };
  users: { id: Generated<number>; name: string; image: string | null };
  /** named sets of captures of a project, by the day of their session; what exports are made of */
  collections: {
    id: Generated<number>;
    project_id: number;
    name: string;
    first_day: string | null;
    last_day: string | null;
  };
  jobs: {
    id: Generated<number>;
    project_id: number;
    deployment_id: number | null;
    name: string;
    status: string;
    job_type_key: string;
    job_type_name: string;
    /** JSON of the contract's `jobProgress`, for export jobs; null tells as much as the status */
    progress: string | null;
    /** the process that works on it, and until when (ms since 1970) it may be silent before another takes over */
    claimed_by: ColumnType<string | null, string | null | undefined>;
    claimed_until_ms: ColumnType<number | null, number | null | undefined>;
    created_at: string;
    updated_at: string;
  };
  exports: {
    id: Generated<number>;
    user_id: number;
    job_id: number;
    project_id: number;
    /** what of the project: a set of captures, a deployment, an event; null takes all */
    collection_id: number | null;
    deployment_id: ColumnType<number | null, number | null | undefined>;
    event_id: ColumnType<number | null, number | null | undefined>;
    format: string;
    /** path below the service's own address; null until the file is whole, as are its two sizes */
    file_path: string | null;
    record_count: number | null;
    /** bytes */
    file_size: number | null;
    created_at: string;
    updated_at: string;
  };
  /** what a load (`npm run load`) has brought: the source's own key of a record → the id it has here */
  load_keys: { source: string; kind: string; key: string; id: number };
  /**
   * loads with rows that no stored counter tells of yet, and until when (ms since 1970) each may be silent before it
   * counts as cut off (`database/uncounted-loads.ts`)
   */
  uncounted_loads: { source: string; running_until_ms: number };
}
