import { expect, test } from 'vitest';
import { recordsOfFormat } from '#contract/exports/records-of-format.ts';

test.each<[string | null, string]>([
  ['occurrences_simple_csv', 'occurrences'],
  ['sessions_csv', 'sessions'],
  ['deployments_geojson', 'deployments'],
  ['captures_csv', 'captures'],
  ['camtrap_dp', 'records'],
  ['occurrences_api_json', 'occurrences'],
  ['captures_with_occurrences_', 'records'],
  ['occurrences', 'records'],
  ['xlsx', 'records'],
  ['', 'records'],
  [null, 'records'],
])('a file of the format %j has %s', (format, records) => {
  expect(recordsOfFormat(format)).toBe(records);
});
