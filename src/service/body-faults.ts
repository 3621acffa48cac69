import type { z } from 'zod';

/** The messages of a refused body by the path of each invalid field; an unknown key is an invalid field as well. */
export function bodyFaults(error: z.core.$ZodError): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')];
    for (const name of names) faults[name] ??= [issue.message];
  }
  return faults;
}
