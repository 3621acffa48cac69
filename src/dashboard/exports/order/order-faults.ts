import { PostError } from '#dashboard/api/http/post-json.ts';

/** The form's fields and the service's names for them: with or without a path. */
const NAMES = {
  project: ['project', 'project_id'],
  deployments: ['filters.deployments', 'filters.deployment', 'deployment'],
  sites: ['filters.sites'],
  event: ['filters.event', 'event'],
  firstNight: ['filters.first_night'],
  lastNight: ['filters.last_night'],
  taxon: ['filters.taxon'],
  score: ['filters.lowest_score'],
  sex: ['filters.sex'],
  life_stage: ['filters.life_stage'],
  behavior: ['filters.behavior'],
  looked: ['filters.looked'],
  format: ['format'],
  zone: ['options.time_zone'],
  digits: ['options.coordinate_digits'],
  people: ['options.people'],
  rightsHolder: ['options.rights_holder'],
  creator: ['options.creator'],
  license: ['options.license'],
} as const;
type Field = keyof typeof NAMES;

const PUBLICATION = 'options.publication.';

export interface OrderFaults {
  /** errors per field, in the service's words */
  beside: Readonly<Partial<Record<Field, string>>>;
  /** of what is published, by the path within it: `parties.0.email` */
  publication: Readonly<Record<string, string>>;
  /** errors of fields that the form does not have */
  others: readonly string[];
}

/** The field errors of a refused export request (400). */
export function orderFaults(error: Error | null): OrderFaults {
  const fields = error instanceof PostError ? error.fields : {};
  const beside: Partial<Record<Field, string>> = {};
  const publication: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, text] of Object.entries(fields)) {
    const field = (Object.keys(NAMES) as Field[]).find((one) => NAMES[one].some((known) => known === name));
    if (field !== undefined) beside[field] = text;
    else if (name.startsWith(PUBLICATION)) publication[name.slice(PUBLICATION.length)] = text;
    else if (name !== 'detail') others.push(`${name}: ${text}`);
  }
  return { beside, publication, others };
}
