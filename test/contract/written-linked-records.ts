import type { collections } from '#contract/lists/collections.ts';
import type { z } from 'zod';
import { address, at, namedProject, none, stage } from './written-records.ts';

// One record of each collection that records link to (4.4). The spec shows only their summaries (2.8, 4.5);
// docs/decisions list the further fields. Every field that may be null has a value.

const deployment = { id: 5, name: 'Ærø 1', details: address('deployments/5'), ...none };
const event = {
  id: 70,
  name: 'Wednesday, Jun 12-13 2024',
  details: address('events/70'),
  date_label: 'Jun 12-13 2024',
  ...none,
};

/** The summary of 2.5, with deployment, event, size and detections. */
const captures = {
  id: 700,
  details: address('captures/700'),
  url: 'https://moths.example.org/media/trap images/700.jpg',
  width: 4096,
  height: 2160,
  timestamp: '2024-06-12T23:15:00',
  deployment,
  event,
  size: 2_100_300,
  detections_count: 4,
  ...none,
};

const occurrences = {
  id: 9_001,
  details: address('occurrences/9001'),
  deployment,
  event,
  determination: { id: 12, name: 'Noctua pronuba', rank: 'SPECIES', details: address('taxa/12'), ...none },
  determination_score: 0.93,
  detections_count: 3,
  first_appearance_timestamp: '2024-06-12T23:15:00',
  last_appearance_timestamp: '2024-06-12T23:25:00',
  ...at,
  ...none,
};

/** The summary of 2.4, with name, project, deployment and progress (2.6). */
const jobs = {
  id: 9,
  details: address('jobs/9'),
  status: 'FAILURE',
  job_type: { name: 'ML pipeline', key: 'ml' },
  name: 'ML pipeline for Ærø 1',
  project: namedProject,
  deployment,
  progress: {
    summary: { status: 'FAILURE', progress: 0.5 },
    stages: [stage('data_export', 'Data export', 311)],
    errors: [],
    logs: [],
  },
  result: null,
  ...at,
  ...none,
};

/** The user of 2.6. */
const users = {
  id: 1,
  name: 'Ana',
  image: 'https://moths.example.org/media/ana.jpg',
  details: address('users/1'),
  ...none,
};

/** The summaries of 2.4, with their project. */
const devices = { id: 8, name: 'AMI 8', details: address('deployments/devices/8'), project: 3, ...none };
const sites = { id: 2, name: 'Voderup', details: address('deployments/sites/2'), project: 3, ...none };

export const writtenLinked = { captures, occurrences, jobs, users, devices, sites } satisfies {
  [Name in keyof typeof collections]?: z.infer<(typeof collections)[Name]['record']>;
};
