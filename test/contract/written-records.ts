// One record of each of the six lists, written by hand from the tables of spec section 2; every field that may be null has a value.

export const at = { created_at: '2024-05-01T08:00:00.000001', updated_at: '2024-06-13T09:10:11.123456' };
export const none = { user_permissions: [] };
export const address = (path: string) => `https://moths.example.org/api/v2/${path}/?format=api`;

export const namedProject = { id: 3, name: 'Natsværmere', details: address('projects/3'), ...none };

/** 2.2 */
const projects = {
  id: 3,
  name: 'Natsværmere',
  description: '',
  details: address('projects/3'),
  deployments_count: 38,
  ...at,
  image: 'https://moths.example.org/media/3.jpg',
  draft: false,
  ...none,
};

/** 2.3 */
const taxa = {
  id: 12,
  name: 'Noctua pronuba',
  rank: 'SPECIES',
  parent_id: 11,
  details: address('taxa/12'),
  occurrences_count: 0,
  occurrences: 'https://moths.example.org/api/v2/occurrences/?format=api?format=api&determination=12',
  tags: [],
  last_detected: null,
  best_determination_score: null,
  cover_image_url: null,
  ...at,
  ...none,
};

/** 2.4 */
const deployments = {
  id: 5,
  name: 'Ærø 1',
  details: address('deployments/5'),
  image: 'https://moths.example.org/media/5.jpg',
  events: 'https://moths.example.org/api/v2/events/?format=api?deployment=5',
  occurrences: 'https://moths.example.org/api/v2/occurrences/?format=api?deployment=5',
  events_count: 21,
  captures_count: 1_700,
  occurrences_count: 311,
  taxa_count: 40,
  project: { ...namedProject, image: 'https://moths.example.org/media/3.jpg' },
  ...at,
  latitude: 54.88,
  longitude: 0.0,
  first_date: '2024-06-12',
  last_date: '2024-09-30',
  device: { id: 8, name: 'AMI 8', details: address('deployments/devices/8'), ...none },
  research_site: { id: 2, name: 'Voderup', details: address('deployments/sites/2'), ...none },
  jobs: [
    {
      id: 9,
      details: address('jobs/9'),
      status: 'FAILURE',
      job_type: { name: 'ML pipeline', key: 'ml' },
      ...at,
      ...none,
    },
  ],
  ...none,
};

/** 2.5 */
const events = {
  id: 70,
  name: 'Wednesday, Jun 12-13 2024',
  details: address('events/70'),
  deployment: { id: 5, name: 'Ærø 1', details: address('deployments/5'), ...none },
  start: '2024-06-12T22:10:00',
  end: '2024-06-13T03:40:00',
  day: '2024-06-12',
  date_label: 'Jun 12-13 2024',
  duration: '19800.0',
  duration_label: '5h 30min',
  captures_count: 67,
  detections_count: 22,
  occurrences_count: 14,
  taxa_count: 9,
  captures: 'https://moths.example.org/api/v2/captures/?format=api?event=70',
  example_captures: [
    {
      id: 700,
      details: address('captures/700'),
      url: 'https://moths.example.org/media/trap images/700.jpg',
      width: 4096,
      height: 2160,
      timestamp: '2024-06-12T23:15:00',
      ...none,
    },
  ],
  ...at,
  ...none,
};

export const stage = (key: string, name: string, value: number | string) => ({
  status: 'SUCCESS',
  progress: 1,
  key,
  name,
  params: [{ name, key, category: 'default', value }],
});

/** 2.6 */
const exports = {
  id: 4,
  user: { id: 1, name: 'Ana', image: 'https://moths.example.org/media/ana.jpg', details: address('users/1'), ...none },
  format: 'occurrences_simple_csv',
  filters: { collection_id: '6' },
  filters_display: { collection: { id: '6', name: 'Season 2024' } },
  job: {
    id: 31,
    name: 'Export',
    project: namedProject,
    progress: {
      summary: { status: 'SUCCESS', progress: 0.5 },
      stages: [stage('data_export', 'Data export', 311), stage('uploading_snapshot', 'Uploading', 'https://x/y.csv')],
      errors: [],
      logs: [],
    },
    result: null,
    ...none,
  },
  file_url: 'https://moths.example.org/media/exports/4.csv',
  record_count: 311,
  file_size: 20_480,
  file_size_display: '20.0 KB',
  ...at,
  ...none,
};

/** 2.7 */
const storage = {
  id: 2,
  details: address('storage/2'),
  name: 'field disks',
  bucket: 'moths',
  prefix: '',
  endpoint_url: '',
  public_base_url: '',
  project: 3,
  deployments_count: 4,
  total_files_indexed: 0,
  total_size_indexed_display: '0 bytes',
  total_size_indexed: 0,
  total_captures_indexed: 0,
  last_checked: null,
  ...at,
  ...none,
};

export const writtenLists = { projects, taxa, deployments, events, exports, storage };
