import type { ColumnType, Generated } from 'kysely';
import type { ImageTables } from './image-tables.ts';

/**
 * The tables as queries see them. Timestamps and dates are text in the interface's form (spec 1): they are the trap's
 * wall clock, so no database may shift them, and ISO text sorts by time. Booleans are 0 and 1, documents are JSON text,
 * so that both databases hold the same values. `search_text` is the name as `search` compares it. Counters are stored
 * beside what they count (`database/refresh-counters.ts`), so that lists can be ordered by them through an index.
 */
export interface Tables extends ImageTables {
  projects: {
    id: Generated<number>;
    name: string;
    search_text: ColumnType<string, string | undefined>;
    description: string;
    /** path below the service's own address */
    image: string | null;
    draft: number;
    /** what packages that are published say of it, as JSON of the contract's `publication`; loads leave it as it is */
    publication: ColumnType<string | null, string | null | undefined>;
    /** 1: a load stored it, and no person has written it since */
    publication_is_loaded: ColumnType<number | null, number | null | undefined>;
    /** what its ids in Darwin Core archives begin with, since the first; null before */
    id_prefix: ColumnType<string | null, string | null | undefined>;
    /** id or name of the package that it came with first; the ids of its sessions begin with it */
    dataset: ColumnType<string | null, string | null | undefined>;
    deployments_count: ColumnType<number, number | undefined>;
    /** for the totals of lists, which must not count a million rows on each request */
    events_count: ColumnType<number, number | undefined>;
    captures_count: ColumnType<number, number | undefined>;
    occurrences_count: ColumnType<number, number | undefined>;
    created_at: string;
    updated_at: string;
  };
  /** a name that another service does not have is empty, here and in every other table */
  sites: {
    id: Generated<number>;
    project_id: number | null;
    name: string;
    /** the id that it is published with, of its source or made from it; null: its number here. So in other tables */
    public_id: ColumnType<string | null, string | null | undefined>;
    description: ColumnType<string, string | undefined>;
    /** null: not known; so in devices */
    created_at: ColumnType<string | null, string | null | undefined>;
    updated_at: ColumnType<string | null, string | null | undefined>;
  };
  devices: {
    id: Generated<number>;
    project_id: number | null;
    name: string;
    description: ColumnType<string, string | undefined>;
    created_at: ColumnType<string | null, string | null | undefined>;
    updated_at: ColumnType<string | null, string | null | undefined>;
  };
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
    /** the three totals are null until the source has been indexed */
    total_files_indexed: number | null;
    total_size_indexed: number | null;
    total_captures_indexed: number | null;
    /** when its images were last looked at, by the service's clock; null: never */
    last_checked: ColumnType<string | null, string | null | undefined>;
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
    /** radius in metres; null where its source said none */
    coordinate_uncertainty_m: ColumnType<number | null, number | null | undefined>;
    events_count: ColumnType<number, number | undefined>;
    captures_count: ColumnType<number, number | undefined>;
    occurrences_count: ColumnType<number, number | undefined>;
    /** of these, those that a person has looked at; null: not known of any. So in other tables */
    verified_count: ColumnType<number | null, number | null | undefined>;
    /** of these, those of which it is not known who determined them */
    unattributed_count: ColumnType<number, number | undefined>;
    taxa_count: ColumnType<number, number | undefined>;
    first_capture_timestamp: string | null;
    last_capture_timestamp: string | null;
    /** 1: another service has its images in a storage source, and does not say in which */
    data_source_connected: ColumnType<number | null, number | null | undefined>;
    /** when its source declared that it was set up and taken down; both null where it did not */
    period_start: ColumnType<string | null, string | null | undefined>;
    period_end: ColumnType<string | null, string | null | undefined>;
    /** what its source says besides, as JSON of the columns of Camtrap DP (`keptColumns`); null: nothing. So in other tables */
    kept: ColumnType<string | null, string | null | undefined>;
    public_id: ColumnType<string | null, string | null | undefined>;
    created_at: string;
    updated_at: string;
  };
  /**
   * the number that Camtrap DPs give to each period in which a deployment ran, from 1; `start` is a time within the
   * period
   */
  deployment_periods: { deployment_id: number; number: number; start: string };
  events: {
    id: Generated<number>;
    /** the deployment's project, repeated so that a project's events are one range of an index; so below */
    project_id: number;
    deployment_id: number;
    start: string;
    end: string;
    public_id: ColumnType<string | null, string | null | undefined>;
    /** elapsed time; differs from end minus start on the night of a clock change */
    duration_seconds: number;
    captures_count: ColumnType<number, number | undefined>;
    /** null where it is not known of every capture whether it was processed */
    processed_captures_count: ColumnType<number | null, number | null | undefined>;
    detections_count: ColumnType<number, number | undefined>;
    occurrences_count: ColumnType<number, number | undefined>;
    verified_count: ColumnType<number | null, number | null | undefined>;
    unattributed_count: ColumnType<number, number | undefined>;
    taxa_count: ColumnType<number, number | undefined>;
    created_at: string;
    updated_at: string;
  };
  captures: {
    id: Generated<number>;
    project_id: number;
    /** null only where the event is null, too; so in occurrences */
    deployment_id: number | null;
    /** null for captures of no session */
    event_id: number | null;
    /** null where another service has none */
    timestamp: string | null;
    /** address of the image, or a path below our own; null: drawn from the capture (`media/`) */
    image: string | null;
    /** pixels; null where never measured, like the size */
    width: number | null;
    height: number | null;
    size_bytes: number | null;
    detections_count: ColumnType<number, number | undefined>;
    /** 1 also without a detection; null: not known */
    is_processed: ColumnType<number | null, number | null | undefined>;
    /** when it was, as its source says; null: not known, or it was not */
    last_processed: ColumnType<string | null, string | null | undefined>;
    /** path and name of the file at its source, as that has them; null where it names none, or `image` is the path */
    file_path: ColumnType<string | null, string | null | undefined>;
    file_name: ColumnType<string | null, string | null | undefined>;
    kept: ColumnType<string | null, string | null | undefined>;
    public_id: ColumnType<string | null, string | null | undefined>;
  };
  /**
   * lines of packages that are about no animal, by the project and their observationID: of a capture, else of a session, else
   * of a deployment. `type` is their observationType, `kept` JSON of what they say (`exports/formats/other-values.ts`)
   */
  other_observations: {
    project_id: number;
    public_id: string;
    capture_id: number | null;
    event_id: number | null;
    deployment_id: number | null;
    type: string;
    kept: string | null;
  };
  event_example_captures: { event_id: number; position: number; capture_id: number };
  taxa: {
    id: Generated<number>;
    name: string;
    search_text: ColumnType<string, string | undefined>;
    rank: string;
    parent_id: number | null;
    /** 1: packages and names decide its rank (`load/camtrap/taxa`); null: it keeps the rank that it came with */
    rank_by_packages: ColumnType<number | null, number | null | undefined>;
    /** of the GBIF backbone; null: not known */
    gbif_key: ColumnType<number | null, number | null | undefined>;
    occurrences_count: ColumnType<number, number | undefined>;
    created_at: string;
    updated_at: string;
  };
  /** the ranks that packages declare, by the key of the name (`taxonKey`) and the source of the load */
  declared_ranks: { key: string; source: string; rank: string };
  occurrences: {
    id: Generated<number>;
    project_id: number;
    deployment_id: number | null;
    event_id: number | null;
    /** the taxon that it is determined as; null: not determined */
    determination_id: number | null;
    /** 0 to 1; null where none was given */
    determination_score: number | null;
    public_id: ColumnType<string | null, string | null | undefined>;
    /** the eventID that it came with; null where it had none */
    source_event: ColumnType<string | null, string | null | undefined>;
    kept: ColumnType<string | null, string | null | undefined>;
    /** the person or the model that determined it, as its source says; null where that is not known */
    identified_by: ColumnType<string | null, string | null | undefined>;
    identification_method: ColumnType<'human' | 'machine' | null, 'human' | 'machine' | null | undefined>;
    /** number of its identifications by people that are not withdrawn */
    looked_at: ColumnType<number, number | undefined>;
    /** what the best model said of it; all null: not known */
    model_id: ColumnType<number | null, number | null | undefined>;
    model_taxon_id: ColumnType<number | null, number | null | undefined>;
    /** 0 to 1 */
    model_score: ColumnType<number | null, number | null | undefined>;
    model_at: ColumnType<string | null, string | null | undefined>;
    detections_count: ColumnType<number, number | undefined>;
    /** time of the first capture that it was detected on; null without detections */
    first_appearance_timestamp: ColumnType<string | null, string | null | undefined>;
    last_appearance_timestamp: ColumnType<string | null, string | null | undefined>;
    created_at: string;
    updated_at: string;
  };
  /** which taxa occur in which projects, and how often */
  project_taxa: {
    project_id: number;
    taxon_id: number;
    occurrences_count: number;
    verified_count: ColumnType<number | null, number | null | undefined>;
    last_detected: ColumnType<string | null, string | null | undefined>;
    best_score: ColumnType<number | null, number | null | undefined>;
  };
  /** what people determined occurrences as */
  identifications: {
    id: Generated<number>;
    occurrence_id: number;
    /** null: not said */
    taxon_id: number | null;
    /** null: a person whose name is not known */
    user_id: number | null;
    comment: ColumnType<string, string | undefined>;
    /** 1: it does not stand any more */
    is_withdrawn: ColumnType<number, number | undefined>;
    created_at: string | null;
  };
  /** the models that determined occurrences; key and name of version are empty where not known */
  models: {
    id: Generated<number>;
    name: string;
    key: string;
    version: ColumnType<number | null, number | null | undefined>;
    version_name: string;
    /** of a version without a name: the source with its own id there; else empty */
    source_id: ColumnType<string, string | undefined>;
  };
  detections: {
    id: Generated<number>;
    capture_id: number;
    occurrence_id: number;
    /**
     * the box around the animal: its left and upper edge, width and height, as shares of the image's, since sizes of
     * images may be unknown; all four null: unknown
     */
    box_x: ColumnType<number | null, number | null | undefined>;
    box_y: ColumnType<number | null, number | null | undefined>;
    box_width: ColumnType<number | null, number | null | undefined>;
    box_height: ColumnType<number | null, number | null | undefined>;
    public_id: ColumnType<string | null, string | null | undefined>;
    /** of the classification of this detection, 0 to 1; null where none was given */
    score: ColumnType<number | null, number | null | undefined>;
  };
  users: { id: Generated<number>; name: string; image: string | null };
  /** named sets of captures of a project, by the day of their session, for exports */
  collections: {
    id: Generated<number>;
    project_id: number;
    name: string;
    first_day: string | null;
    last_day: string | null;
  };
  jobs: {
    id: Generated<number>;
    project_id: number | null;
    deployment_id: number | null;
    name: string;
    status: string;
    job_type_key: string;
    job_type_name: string;
    /** JSON of the contract's `jobProgress`, for export jobs; null: only the status is known */
    progress: string | null;
    /** the process that works on it, and until when (ms since 1970) its claim is valid without renewal */
    claimed_by: ColumnType<string | null, string | null | undefined>;
    claimed_until_ms: ColumnType<number | null, number | null | undefined>;
    /** null: not known, or it has not */
    started_at: ColumnType<string | null, string | null | undefined>;
    /** as another service says it; of our own jobs it is their last change */
    finished_at: ColumnType<string | null, string | null | undefined>;
    /** 1: another service made it */
    is_copied: ColumnType<number, number | undefined>;
    created_at: string;
    updated_at: string;
  };
  exports: {
    id: Generated<number>;
    user_id: number;
    job_id: number;
    project_id: number;
    /** the part of the project: a set of captures, a deployment, an event; null: all */
    collection_id: number | null;
    deployment_id: ColumnType<number | null, number | null | undefined>;
    event_id: ColumnType<number | null, number | null | undefined>;
    /** the other filters and the options of the order, as JSON of the contract's `exportFilters`, `exportOptions` */
    filters: ColumnType<string, string | undefined>;
    options: ColumnType<string, string | undefined>;
    format: string;
    /** path below the service's own address; null until the file is complete, like its two sizes */
    file_path: string | null;
    record_count: number | null;
    /** bytes */
    file_size: number | null;
    /** of the file, in hexadecimal digits; null too for files of earlier releases */
    sha256: ColumnType<string | null, string | null | undefined>;
    /** the deployments that the file leaves out, as JSON of the contract's `leftOut`; null where that is not known */
    left_out: ColumnType<string | null, string | null | undefined>;
    created_at: string;
    updated_at: string;
  };
  /**
   * records of loads (`noctuary load`): the source's key of a record → its id here; `said` is what tells whether the source
   * has changed it since, null where that is unknown
   */
  load_keys: {
    source: string;
    kind: string;
    key: string;
    id: number;
    said: ColumnType<string | null, string | null | undefined>;
  };
  /**
   * ids that records were published with and that their source's key does not tell, by that key, for records that are gone
   * (`load/past-ids.ts`). `start` and `end` are those of sessions
   */
  past_ids: {
    source: string;
    kind: string;
    key: string;
    public_id: string;
    start: string | null;
    end: string | null;
  };
  /**
   * how far a load has read the lists of another service; `part`: the id there of the project or deployment, empty for
   * all. `is_whole`: it was read to its end before, so that the next load asks for what changed
   */
  load_lists: {
    source: string;
    list: string;
    part: string;
    next_offset: number;
    is_whole: number;
    /** records of the list, read whole, that could not be used */
    left_out: ColumnType<number, number | undefined>;
  };
  /**
   * records of another service that wait to be shown with their session: `part` is the id there of the deployment, or of
   * the project where there is none, `event` that of the session, `record` JSON of the record as it was read
   */
  staged_records: { source: string; list: string; key: string; part: string; event: string | null; record: string };
  /**
   * loads whose rows are not in the stored counters yet, and until when (ms since 1970) each counts as running without
   * a renewal (`database/uncounted-loads.ts`)
   */
  uncounted_loads: { source: string; running_until_ms: number };
  /**
   * of a copy that follows another service, one row (`follow/copy-state.ts`). `held_by` alone writes `state`, until
   * `held_until_ms` (ms since 1970); the others are what the copy is told
   */
  copy_state: {
    source: string;
    /** ids there, as JSON; null: all */
    projects: string | null;
    /** null: it looks when it is told to */
    every_ms: number | null;
    /** whether the source shows without a token what it shows with the copy's; null: not known */
    is_public: ColumnType<number | null, number | null | undefined>;
    held_by: ColumnType<string | null, string | null | undefined>;
    held_until_ms: ColumnType<number, number | undefined>;
    is_paused: ColumnType<number, number | undefined>;
    looks_wanted: ColumnType<number, number | undefined>;
    /** JSON of `CopyAnswer` */
    answer: ColumnType<string | null, string | null | undefined>;
    /** JSON of `CopyState` */
    state: string;
  };
}
