import { jobSummary } from './job.ts';
import { projectSummary } from './project.ts';
import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import { unattributedCount, count, namedSummary, sourceDetails, userPermissions, verifiedCount } from './summaries.ts';
import { calendarDate, timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** Radius of a circle that contains the trap; null: not known. Ours: an additional field, for packages that bring it. */
const coordinateUncertainty = z.optional(z.nullable(z.int().check(z.minimum(1)))).register(z.globalRegistry, {
  description: 'Radius in metres of a circle around the location that contains the trap. Null: not known.',
});

/** Ours: additional fields, for packages that declare them. */
const declaredTime = (when: string) =>
  z.optional(z.nullable(timestamp)).register(z.globalRegistry, {
    description: `When the deployment ${when}, as its source declares it. Null: not declared.`,
  });

/** A deployment: one camera trap at one place (spec 2.4). */
export const deployment = z.object({
  id: z.int(),
  /** not unique */
  name: z.string(),
  details: z.string(),
  image: z.nullable(z.string()),
  /** the events of this deployment; running services send an array here in the detail record (4.5) */
  events: z.union([z.string(), z.array(z.unknown())]),
  occurrences: z.string(),
  events_count: count,
  captures_count: count,
  occurrences_count: count,
  verified_count: verifiedCount,
  unattributed_count: unattributedCount,
  taxa_count: count,
  project: projectSummary,
  created_at: timestamp,
  updated_at: timestamp,
  /** decimal degrees; 0.0 is valid, but 0.0, 0.0 means that no location was entered */
  latitude: z.number(),
  longitude: z.number(),
  coordinate_uncertainty_m: coordinateUncertainty,
  /** null when the deployment has no captures */
  first_date: z.nullable(calendarDate),
  last_date: z.nullable(calendarDate),
  period_start: declaredTime('was set up'),
  period_end: declaredTime('was taken down'),
  source_details: sourceDetails,
  device: z.nullable(namedSummary),
  research_site: z.nullable(namedSummary),
  /** newest first in the records seen; may be empty */
  jobs: z.array(jobSummary),
  /** whether its images are in a storage source, as running services send it */
  data_source_connected: z.optional(z.nullable(z.boolean())),
  user_permissions: userPermissions,
});
/** Reads deployments of any service. */
export const deploymentReader = recordReader(deployment, ['id', 'name']);
export type Deployment = ReadBy<typeof deploymentReader>;

/** The record of a device: the summary (spec 2.4) and what running services send. Open in the spec (2.8, 4.5). */
export const device = z.extend(namedSummary, {
  /** id of the project */
  project: z.nullable(z.int()),
  description: z.optional(z.string()),
  /** null: not known */
  created_at: z.optional(z.nullable(timestamp)),
  updated_at: z.optional(z.nullable(timestamp)),
});

/** The record of a research site. */
export const researchSite = z.extend(device, {
  /** around its deployments: lowest latitude and longitude, highest latitude and longitude; null: it has none with a location */
  boundary_rect: z.optional(z.nullable(z.array(z.number()))),
});

/** Earlier releases of this product sent a summary of the project. */
const eitherProject = { project: z.nullable(z.union([z.int(), namedSummary])) };

export const deviceReader = recordReader(z.extend(device, eitherProject), ['id']);
export const researchSiteReader = recordReader(z.extend(researchSite, eitherProject), ['id']);
