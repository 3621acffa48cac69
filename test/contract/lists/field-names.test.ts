import { expect, test } from 'vitest';
import { fieldNames } from '#contract/lists/field-names.ts';
import { z } from '#contract/zod.ts';

const job = z.object({ status: z.string(), type: z.object({ key: z.string() }) });

test('the names of nested fields are dotted, also within lists, nulls and defaults', () => {
  const record = z.object({
    id: z.int(),
    tags: z.array(z.string()),
    site: z.nullable(z.object({ name: z.string() })),
    note: z.optional(z.nullable(z.string())),
    jobs: z._default(z.array(job), []),
  });
  expect(fieldNames(record)).toEqual([
    'id',
    'tags',
    'site',
    'site.name',
    'note',
    'jobs',
    'jobs.status',
    'jobs.type',
    'jobs.type.key',
  ]);
});

test('a value that is no record has no fields', () => {
  expect(fieldNames(z.string())).toEqual([]);
  expect(fieldNames(z.union([z.string(), z.array(z.unknown())]))).toEqual([]);
});
