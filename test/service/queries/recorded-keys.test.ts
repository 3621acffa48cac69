import { describe, expect, test } from 'vitest';
import { sampleDatabases } from '#test/support/sample-databases.ts';
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

function pathsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return [path, ...pathsIn(inner, path)];
  });
}

describe.each(sampleDatabases)('records from $kind', (sample) => {
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
});
