import type { ExportFilters } from '#contract/exports/export-request.ts';
import type { AnimalField } from '#contract/records/animal-fields.ts';
import type { ExportOrder } from '#service/exports/insert-export.ts';

/** The filters of an order by what the source says of an animal, and who determined it. */
export type OfAnimal = Pick<ExportFilters, AnimalField | 'looked'>;

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
  /** of models: those without a score are left out, those that a person has looked at are not; null: all */
  lowestScore: number | null;
  /** what the source says of the animal, and who determined it; without a field: all */
  ofAnimal: OfAnimal;
  /** what was ordered, which the file and its name repeat */
  order: Pick<ExportOrder, 'collectionId' | 'deploymentId' | 'eventId' | 'filters'>;
}
