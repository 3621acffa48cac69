import type { z } from '#contract/zod.ts';
import { RequestError } from './request-error.ts';

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

/** The body of a request in the form of `schema`. @throws RequestError 400 with a message for each invalid field */
export function readBody<Value>(schema: z.ZodMiniType<Value>, body: unknown): Value {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RequestError(400, { detail: 'The body must be a JSON object.' });
  }
  const read = schema.safeParse(body);
  if (!read.success) throw new RequestError(400, bodyFaults(read.error));
  return read.data;
}
