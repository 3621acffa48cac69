import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { askJson } from '#test/service/ask.ts';

const words = (text: string) => text.split(' ');
/** The field and those of the records in it. */
const under = (field: string, ...nested: readonly (string | readonly string[])[]) => [
  field,
  ...nested.flat().map((one) => `${field}.${one}`),
];
const NAMED = words('id name details user_permissions');
const EVENT = [...NAMED, 'date_label'];
const JOB_TYPE = under('job_type', 'name', 'key');
const IN_CATALOGUES = words('fieldguide_id inat_taxon_id cover_image_url cover_image_credit');
const TAXON_SUMMARY = [...NAMED, ...words('rank gbif_taxon_key'), ...IN_CATALOGUES];
const TAXON = [...TAXON_SUMMARY, ...under('parent', TAXON_SUMMARY), ...under('parents', words('id name rank'))];
const MODEL = [...NAMED, ...words('key version version_name')];
const THUMBNAILS = under('thumbnails', words('small medium large'));
const PROGRESS = under(
  'progress',
  under('summary', 'status', 'progress'),
  under('stages', words('status progress key name'), under('params', words('name key category value'))),
  words('errors logs'),
);
const IDENTIFICATION = [
  ...words('id details withdrawn comment created_at user_permissions'),
  ...under('taxon', TAXON),
  ...under('user', NAMED, 'image'),
];

/** Every field of the records in the lists of a running service, as it sent them in November 2026. */
const RECORDED: Readonly<Record<string, readonly string[]>> = {
  projects: words('id name description details deployments_count created_at updated_at image draft user_permissions'),
  deployments: [
    ...words('id name details image events occurrences events_count captures_count occurrences_count taxa_count'),
    ...words('created_at updated_at latitude longitude first_date last_date data_source_connected user_permissions'),
    ...under('project', NAMED, 'image'),
    ...under('device', NAMED),
    ...under('research_site', NAMED),
    ...under('jobs', words('id details status created_at updated_at user_permissions'), JOB_TYPE),
  ],
  events: [
    ...words('id name details start end day date_label duration duration_label captures_count detections_count'),
    ...words('occurrences_count taxa_count captures created_at updated_at user_permissions'),
    ...under('deployment', NAMED),
    ...under('example_captures', words('id details url width height timestamp user_permissions'), THUMBNAILS),
  ],
  captures: [
    ...words('id details url path timestamp width height size size_display detections_count occurrences_count'),
    ...words('taxa_count last_processed project user_permissions'),
    ...under('deployment', NAMED),
    ...under('event', EVENT),
    ...THUMBNAILS,
  ],
  occurrences: [
    ...words('id details first_appearance_timestamp first_appearance_time duration duration_label detections_count'),
    ...words('detection_images determination_score created_at updated_at user_permissions'),
    ...under('event', EVENT),
    ...under('deployment', NAMED),
    ...under('determination', NAMED, 'rank', under('parent', TAXON_SUMMARY)),
    ...under(
      'determination_details',
      under('taxon', TAXON),
      under('identification', IDENTIFICATION),
      under(
        'prediction',
        words('id details score applied_to terminal created_at user_permissions'),
        under('taxon', TAXON),
        under('algorithm', MODEL, words('task_type description uri category_count category_map created_at updated_at')),
      ),
      'score',
    ),
    ...under(
      'best_machine_prediction',
      under('taxon', TAXON),
      under('algorithm', MODEL, words('created_at updated_at')),
      'score',
    ),
    ...under('identifications', IDENTIFICATION),
  ],
  exports: [
    ...words('id format file_url record_count file_size file_size_display created_at updated_at user_permissions'),
    ...under('user', NAMED, 'image'),
    ...under('filters', words('collection_id deployment')),
    ...under('filters_display', under('collection', words('id name')), 'deployment'),
    ...under('job', words('id name result user_permissions'), under('project', NAMED), PROGRESS),
  ],
  jobs: [
    ...words('id details name delay limit shuffle source_image_single pipeline status created_at updated_at'),
    ...words('started_at finished_at duration dispatch_mode user_permissions'),
    ...under('project', NAMED),
    ...under('deployment', NAMED),
    ...under('source_image_collection', NAMED, 'method'),
    ...PROGRESS,
    ...under('logs', words('stdout stderr')),
    ...JOB_TYPE,
    ...under(
      'data_export',
      words('id user project format file_url'),
      under('filters', words('collection_id deployment')),
    ),
  ],
  storage: [
    ...words('id details name bucket prefix endpoint_url public_base_url project deployments_count last_checked'),
    ...words('total_files_indexed total_size_indexed_display total_size_indexed total_captures_indexed'),
    ...words('created_at updated_at user_permissions'),
  ],
  taxa: [
    ...words('id name rank parent_id details occurrences_count verified_count occurrences tags last_detected'),
    ...words('best_determination_score cover_image_url created_at updated_at user_permissions'),
    ...under('parents', words('id name rank')),
  ],
  'deployments/sites': words(
    'id details name description project boundary_rect created_at updated_at user_permissions',
  ),
  'deployments/devices': words('id details name description project created_at updated_at user_permissions'),
};

/** What is not in our records, with the reason. */
const NOT_OURS: readonly (readonly [fields: RegExp, reason: string])[] = [
  [/(fieldguide_id|inat_taxon_id|cover_image_url|cover_image_credit)$/, 'keys and pictures of other catalogues'],
  [
    /^occurrences\..*(identification|identifications|prediction|algorithm)\.details$/,
    'they have no address of their own',
  ],
  [
    /^occurrences\..*\.algorithm\.(task_type|description|uri|category_|created_at|updated_at)/,
    'of a model only its names are known',
  ],
  [/prediction\.(id|applied_to|terminal|user_permissions)$/, 'of models one prediction is kept, the best'],
  [/thumbnails\./, 'the sample has drawn images, of which there are none'],
  [/^(exports|jobs)\..*\.?deployment$/, 'filters that no export of the sample has'],
  [
    /^jobs\.(delay|limit|shuffle|source_image_|pipeline|dispatch_mode|logs)/,
    'the queue and the pipelines of that service',
  ],
];

const PICTURE = words('id details url width height timestamp user_permissions');
/** A detection as captures and sessions embed it. */
const EMBEDDED_DETECTION = [
  ...words('id details url width height bbox classifications occurrence_meets_criteria user_permissions'),
  ...under(
    'occurrence',
    words('id details determination_score user_permissions'),
    under('determination', TAXON_SUMMARY),
  ),
];
const PREDICTION = [
  ...words('id details score applied_to terminal created_at user_permissions'),
  ...under('taxon', TAXON),
  ...under('algorithm', MODEL, words('task_type description uri category_count category_map created_at updated_at')),
];

/** What a record by itself has besides those of its list. */
const RECORDED_ALONE: Readonly<Record<string, readonly string[]>> = {
  projects: [
    'is_member',
    ...under('owner', NAMED, 'image'),
    ...under('deployments', NAMED, words('events_count image latitude longitude')),
    ...under(
      'settings',
      words('default_filters_exclude_taxa default_filters_include_taxa default_filters_score_threshold'),
      words('default_processing_pipeline session_time_gap_seconds user_permissions'),
    ),
    ...under(
      'feature_flags',
      words('async_pipeline_workers default_filters reprocess_all_images reprocess_existing_detections tags'),
    ),
    ...under(
      'summary_data',
      words('id title'),
      under('plots', words('title type orientation'), under('data', words('x y ticktext tickvals'))),
    ),
  ],
  deployments: [
    ...words('description manually_uploaded_captures data_source_last_checked data_source_regex data_source_subdir'),
    ...words('data_source_total_files data_source_total_size data_source_total_size_display data_source_uri'),
    ...under('data_source', NAMED, 'uri'),
    ...under('events', NAMED, words('occurrences_count taxa_count')),
    ...under('example_captures', PICTURE, under('event', words('id details user_permissions'))),
  ],
  events: [
    'capture_page_offset',
    ...under('first_capture', PICTURE, THUMBNAILS, 'detections_count', under('detections', EMBEDDED_DETECTION)),
    ...under('stats', words('detections_max_count detections_min_count')),
    ...under('summary_data', words('title type orientation'), under('data', words('x y ticktext'))),
  ],
  captures: [
    ...words('event_current_capture_index event_next_capture_id event_prev_capture_id event_total_captures'),
    ...words('jobs test_image uploaded_by'),
    ...under('collections', NAMED, 'method'),
    ...under('detections', EMBEDDED_DETECTION),
  ],
  occurrences: [
    'determination_id',
    ...under(
      'detections',
      words('id details url width height bbox occurrence timestamp user_permissions'),
      under('capture', words('id details url width height user_permissions')),
      under('classifications', PREDICTION),
    ),
    ...under('predictions', PREDICTION),
  ],
  exports: [],
  jobs: ['result'],
  storage: [],
  taxa: [
    ...words('common_name_en events_count fieldguide_id inat_taxon_id gbif_taxon_key cover_image_credit'),
    ...under('parent', TAXON_SUMMARY),
    ...under(
      'occurrences',
      words('id details determination_score detections_count duration duration_label first_appearance_timestamp'),
      words('last_appearance_timestamp user_permissions'),
      under('best_detection', PICTURE),
      under('deployment', NAMED),
      under('determination', NAMED, 'rank', under('parent', TAXON_SUMMARY)),
      under('event', EVENT),
    ),
    ...under('summary_data', words('title type'), under('data', words('x y tickvals'))),
  ],
};

/** What is not in our records by themselves, besides what is not in our lists. */
const NOT_OURS_ALONE: typeof NOT_OURS = [
  [/^projects\.(is_member|owner|settings|feature_flags)/, 'accounts and settings of that service'],
  [/\.summary_data/, 'plots for its own pages'],
  [
    /^(projects\.deployments|deployments\.(events|example_captures)|taxa\.occurrences)(\.|$)/,
    'lists of these have them',
  ],
  [
    /^deployments\.(data_source(_|$|\.)|manually_uploaded_captures)/,
    'only storage sources say where images are stored',
  ],
  [/^deployments\.description$/, 'no text of a deployment is kept under this name'],
  [/^events\.(capture_page_offset|first_capture|stats)/, 'a place in pages of captures, and their first one'],
  [/^captures\.event_(current|next|prev|total)_/, 'a place among the captures of its session'],
  [/^captures\.(collections|jobs|test_image|uploaded_by)/, 'how that service got and grouped its images'],
  [
    /^captures\.detections\.(details|url|width|height|classifications|occurrence_meets_criteria)$/,
    'no pictures of detections',
  ],
  [/^captures\..*\.determination\.gbif_taxon_key$/, 'it stands in `determination_details`'],
  [/^occurrences\.(detections|predictions)(\.|$)/, 'of models one prediction is kept; detections come with captures'],
  [/^occurrences\.determination_id$/, 'the id of `determination`'],
  [/^taxa\.(common_name_en|events_count)$/, 'not known, and not counted'],
];

function pathsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return [path, ...pathsIn(inner, path)];
  });
}

describe.each(similarDatabases)('records from $kind', (sample) => {
  const service = serviceOver(sample);

  test('have every field that a running service sends in its lists, but for those named here', async () => {
    const { url, database } = service();
    const unprocessed = await database
      .selectFrom('captures')
      .select('id')
      .where('is_processed', '=', 0)
      .executeTakeFirstOrThrow();
    const missing: string[] = [];
    for (const [list, fields] of Object.entries(RECORDED)) {
      // Records of several projects, of which some lack a part.
      const pages = ['', 'offset=300', 'offset=3000', ...(list === 'captures' ? [`ids=${unprocessed.id}`] : [])];
      const ours = new Set<string>();
      for (const page of pages) {
        const { results } = await askJson<{ results: object[] }>(url, `/api/v2/${list}/?limit=300&${page}`);
        for (const path of pathsIn(results)) ours.add(path);
      }
      missing.push(...fields.filter((field) => !ours.has(field)).map((field) => `${list}.${field}`));
    }
    expect(missing.filter((field) => !NOT_OURS.some(([fields]) => fields.test(field)))).toEqual([]);
    const needless = NOT_OURS.filter(([fields]) => !missing.some((field) => fields.test(field)));
    expect(needless.map(([, reason]) => reason)).toEqual([]);
  });

  test('have every field that a running service sends of one by itself, but for those named here', async () => {
    const { url, database } = service();
    const captures = await database
      .selectFrom('captures')
      .select('id')
      .where('is_processed', '=', 0)
      .limit(1)
      .execute();
    const jobs = await database.selectFrom('exports').select('job_id as id').limit(1).execute();
    const special: Readonly<Record<string, readonly { id: number }[]>> = { captures, jobs };
    const missing: string[] = [];
    for (const [list, fields] of Object.entries(RECORDED_ALONE)) {
      const ours = new Set<string>();
      for (const id of await someIds(list))
        for (const path of pathsIn(await askJson(url, `/api/v2/${list}/${id}/`))) ours.add(path);
      const all = [...(RECORDED[list] ?? []), ...fields];
      missing.push(...all.filter((field) => !ours.has(field)).map((field) => `${list}.${field}`));
    }
    const known = [...NOT_OURS, ...NOT_OURS_ALONE];
    expect(missing.filter((field) => !known.some(([fields]) => fields.test(field)))).toEqual([]);
    const needless = NOT_OURS_ALONE.filter(([fields]) => !missing.some((field) => fields.test(field)));
    expect(needless.map(([, reason]) => reason)).toEqual([]);

    /** Records of several projects, of which some lack a part. */
    async function someIds(list: string): Promise<number[]> {
      const pages = await Promise.all(
        ['', '&offset=300', '&offset=3000'].map((page) =>
          askJson<{ results: { id: number }[] }>(url, `/api/v2/${list}/?limit=3&fields=id${page}`),
        ),
      );
      return [...pages.flatMap(({ results }) => results), ...(special[list] ?? [])].map(({ id }) => id);
    }
  });
});
