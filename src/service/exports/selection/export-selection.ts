import type { ExportOrder } from '#service/exports/insert-export.ts';

/** What an export contains (spec 2.6), combined with "and". An event belongs to the deployment, and that to the project. */
export interface ExportSelection {
  projectId: number;
  /** first and last day (YYYY-MM-DD) of the start of the sessions, both included: a set of captures */
  firstDay: string | null;
  lastDay: string | null;
  /** dates of the evenings of the first and the last night, of which a session ran in at least one (`sessionNights`) */
  firstNight: string | null;
  lastNight: string | null;
  /** null: all of the project */
  deploymentIds: readonly number[] | null;
  eventId: number | null;
  /** the taxon and its descendants; null: all */
  taxonIds: readonly number[] | null;
  /** occurrences without a score are left out; null: all */
  lowestScore: number | null;
  /** what was ordered, which the file and its name repeat */
  order: Pick<ExportOrder, 'collectionId' | 'deploymentId' | 'eventId' | 'filters'>;
}
