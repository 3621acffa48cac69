import { exportFormats } from './export.ts';
import { z } from './zod.ts';

const idOf = (what: string) => {
  const right = `must be the id of ${what}, a whole number`;
  return z.int(right).check(z.minimum(1, right), z.maximum(2_147_483_647, right));
};
const COLLECTION_ID = 'must be the id of a set of captures as text, like "5"';
const noField = (fields: string) => (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys'
    ? `is not a field here; the fields are ${fields}`
    : `must be an object of ${fields}`;

/**
 * The body of a POST to the exports list; the spec leaves it open (4.5), so its names are those of the record (2.6).
 * Filters are combined with "and"; without any the export contains the whole project.
 */
export const exportRequest = z.strictObject(
  {
    format: z.enum(exportFormats, `must be one of ${exportFormats.join(', ')}`),
    project: idOf('a project'),
    filters: z._default(
      z.strictObject(
        {
          /** text, as in the record (2.6) */
          collection_id: z.optional(z.string(COLLECTION_ID).check(z.regex(/^[1-9]\d{0,8}$/, COLLECTION_ID))),
          deployment: z.optional(idOf('a deployment')),
          event: z.optional(idOf('an event')),
        },
        { error: noField('collection_id, deployment and event') },
      ),
      {},
    ),
  },
  { error: noField('format, project and filters') },
);
export type ExportRequest = z.infer<typeof exportRequest>;
