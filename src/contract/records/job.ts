import { recordReader } from '#contract/reading/record-reader.ts';
import type { Part } from '#contract/reading/reported.ts';
import { namedSummary, userPermissions } from './summaries.ts';
import { timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** The kind of a background task. Pairs seen: data_storage_sync, ml, unknown (spec 2.4). */
const jobType = z.object({ name: z.string(), key: z.string() });

/** A background task as deployments embed it (spec 2.4). */
export const jobSummary = z.object({
  id: z.int(),
  details: z.string(),
  /** open: SUCCESS and FAILURE are the values seen (3) */
  status: z.string(),
  job_type: jobType,
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});
/** The same as our own service sends it. */
export type SentJobSummary = z.infer<typeof jobSummary>;
export type JobSummary = Part<z.infer<typeof jobSummary>>;

/** The final statuses of a job; REVOKED means cancelled. The full set is open (spec 3). */
export const endedJobStatuses = ['SUCCESS', 'FAILURE', 'REVOKED'] as const;

/** Whether a job with this status is final; an unknown status is not. */
export function hasEnded(status: string): boolean {
  return endedJobStatuses.some((ended) => ended === status);
}

/** A value that a stage reports; `category` is `default` where seen (spec 2.6). */
const stageParameter = z.object({
  name: z.string(),
  key: z.string(),
  category: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
});

/** One step of a job (spec 2.6). Keys seen: data_export, uploading_snapshot. */
const jobStage = z.object({
  status: z.string(),
  progress: z.number(),
  key: z.string(),
  name: z.string(),
  params: z.array(stageParameter),
});

/** The progress of a job (spec 2.6). `progress` should be 0..1; readers clamp it. */
export const jobProgress = z.object({
  summary: z.object({ status: z.string(), progress: z.number() }),
  stages: z.array(jobStage),
  /** elements of both are open (2.8); running services send strings */
  errors: z.array(z.unknown()),
  logs: z.array(z.unknown()),
});
export type JobProgress = z.infer<typeof jobProgress>;
/** The progress of a job as it is read. */
export type ReportedProgress = Part<JobProgress>;

/** The record of a job: the summary, its project and deployment, and its progress. Open in the spec (2.8, 4.5). */
export const job = z.extend(jobSummary, {
  name: z.string(),
  project: z.nullable(namedSummary),
  deployment: z.nullable(namedSummary),
  progress: z.nullable(jobProgress),
  result: z.unknown(),
  // As running services send them, to the end. Null: not known, or it has not.
  started_at: z.optional(z.nullable(timestamp)),
  finished_at: z.optional(z.nullable(timestamp)),
  /** decimal number of seconds as text */
  duration: z.optional(z.nullable(z.string())),
  /** the export that it is for */
  data_export: z.optional(
    z.nullable(
      z.object({
        id: z.int(),
        /** ids */
        user: z.int(),
        project: z.int(),
        format: z.string(),
        filters: z.record(z.string(), z.unknown()),
        file_url: z.nullable(z.string()),
      }),
    ),
  ),
});

/** The fields that lists request of a service that takes `fields`: those that they show. */
export const LISTED_JOB_FIELDS: readonly string[] = Object.keys(
  z.omit(job, { started_at: true, finished_at: true, duration: true, data_export: true }).shape,
);

/** Reads jobs of any service. */
export const jobReader = recordReader(job, ['id']);
