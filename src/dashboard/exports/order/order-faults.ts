import { PostError } from '#dashboard/api/client/post-json.ts';

/** The form's fields, and what the service calls them: by their path, or bare. */
const NAMES = {
  project: ['project', 'project_id'],
  deployment: ['filters.deployment', 'deployment'],
  event: ['filters.event', 'event'],
  format: ['format'],
} as const;
type Field = keyof typeof NAMES;

export interface OrderFaults {
  /** what is wrong with a field, in the service's words */
  beside: Readonly<Partial<Record<Field, string>>>;
  /** what it says of fields that the form does not have */
  others: readonly string[];
}

/** What a service that refused an export said of single fields (400). */
export function orderFaults(error: Error | null): OrderFaults {
  const fields = error instanceof PostError ? error.fields : {};
  const beside: Partial<Record<Field, string>> = {};
  const others: string[] = [];
  for (const [name, text] of Object.entries(fields)) {
    const field = (Object.keys(NAMES) as Field[]).find((one) => NAMES[one].some((known) => known === name));
    if (field !== undefined) beside[field] = text;
    else if (name !== 'detail') others.push(`${name}: ${text}`);
  }
  return { beside, others };
}
