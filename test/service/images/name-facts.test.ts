import { expect, test } from 'vitest';
import { formatTimestamp } from '#contract/time.ts';
import { nameFacts } from '#service/images/name-facts.ts';

/** File name, and its time with the fraction of a second; empty: the name has none. */
const NAMES: readonly [string, string][] = [
  ['hopeCobo_2025_02_06__02_51_30_HDR0.jpg', '2025-02-06T02:51:30'],
  ['hopeCobo_2025_02_06__02_51_30.jpg', '2025-02-06T02:51:30'],
  ['20220810231507-00-07.jpg', '2022-08-10T23:15:07'],
  ['84-20220916202959-snapshot.jpg', '2022-09-16T20:29:59'],
  ['20220916202959-motion.jpg', '2022-09-16T20:29:59'],
  ['host_2026-06-01_22-10-05-123456.jpg', '2026-06-01T22:10:05.123456'],
  ['host_2026-06-01_22-10-05-120000_timelapse.jpg', '2026-06-01T22:10:05.12'],
  ['20230124191342.jpg', '2023-01-24T19:13:42'],
  ['Project_20230801023001_4393.jpg', '2023-08-01T02:30:01'],
  ['NSCF----_250927194802_0017.jpg', '2025-09-27T19:48:02'],
  ['IMG_20240612_231502.jpg', '2024-06-12T23:15:02'],
  ['20240612_231502(1).jpeg', '2024-06-12T23:15:02'],
  ['IMG_20240612_231502045_HDR.jpg', '2024-06-12T23:15:02.045'],
  // A moment that a clock in Montreal leaves out.
  ['20250309023000.jpg', '2025-03-09T02:30:00'],
  ['20240229000000.jpg', '2024-02-29T00:00:00'],
  ['20230229000000.jpg', ''],
  ['20230101250000.jpg', ''],
  ['PXL_20240612_231502123.jpg', ''],
  ['IMG_0001.JPG', ''],
  ['DSC_0042.JPG', ''],
  ['GOPR0123.JPG', ''],
  ['12345678901234.jpg', ''],
];

test.each(NAMES)('%s has the time %j', (name, expected) => {
  const facts = nameFacts(name);
  const fraction = facts?.fraction ?? '';
  const text = facts === null ? '' : formatTimestamp(facts.wallSeconds) + (fraction === '' ? '' : `.${fraction}`);
  expect(text).toBe(expected);
});

test('the exposures of one moment have it in common, and no other files', () => {
  const moments = ['a_2025_02_06__02_51_30_HDR0.jpg', 'a_2025_02_06__02_51_30_HDR2.JPG', '20230124191342.jpg'];
  const same = 'a_2025_02_06__02_51_30';
  expect(moments.map((name) => nameFacts(name)?.moment)).toEqual([same, same, null]);
});
