import type { AnimalField } from '#contract/records/animal-fields.ts';
import type { Look } from '#contract/records/looks.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { MOST_DEPLOYMENTS } from './sessions-link.ts';

interface Exported {
  /** null: to be selected */
  project: number | null;
  /** ids; left out for all */
  deployments?: readonly number[] | undefined;
  sites?: readonly number[] | undefined;
  /** of one deployment */
  session?: number;
  /** dates of evenings */
  firstNight?: string | null | undefined;
  lastNight?: string | null | undefined;
  /** id, of the project; with its descendants */
  taxon?: number | undefined;
  /** lowest score, from 0 to 1 */
  score?: number | undefined;
  /** a value of each field; '' for any */
  animal?: Partial<Record<AnimalField, string>>;
  /** who determined them */
  look?: Look | 'any' | undefined;
}

/**
 * The address of the form for an export that begins with these; null where it cannot, and would hold more: they are none,
 * too many for an address, or of several projects.
 */
export function exportsLink(exported: Exported): string | null {
  const {
    project,
    deployments,
    sites,
    session,
    firstNight,
    lastNight,
    taxon,
    score,
    animal = {},
    look = 'any',
  } = exported;
  if (taxon !== undefined && project === null) return null;
  for (const ids of [deployments, sites]) {
    if (ids !== undefined && (project === null || ids.length === 0 || ids.length > MOST_DEPLOYMENTS)) return null;
  }
  return paths.newExport({
    ...ofProject(project),
    ...(deployments && { order: deployments.join(',') }),
    ...(sites && { site: sites.join(',') }),
    ...(session !== undefined && { session: String(session) }),
    ...(firstNight && { day_after: firstNight }),
    ...(lastNight && { day_before: lastNight }),
    ...(taxon !== undefined && { taxon: String(taxon) }),
    ...(score !== undefined && { score: String(score) }),
    ...Object.fromEntries(Object.entries(animal).filter(([, value]) => value !== '')),
    ...(look !== 'any' && { looked: look }),
  });
}
