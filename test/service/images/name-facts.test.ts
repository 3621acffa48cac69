import { expect, test } from 'vitest';
import { formatTimestamp } from '#contract/time.ts';
import { namePattern } from '#contract/images/name-template.ts';
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
  expect(timeOf(name, null)).toBe(expected);
});

/** A pattern of one's own, a file name, and its time. */
const OWN: readonly [string, string, string][] = [
  ['*_YYYY-MM-DDThh.mm.ss', 'Trap 3_2024-06-12T23.15.02.jpg', '2024-06-12T23:15:02'],
  ['DD-MM-YY hhhmmmss', '12-06-24 23h15m02.JPG', '2024-06-12T23:15:02'],
  ['*(YYYYMMDD)*hhmmss.ff*', 'été (20240612)+231502.250 x.png', '2024-06-12T23:15:02.25'],
  // A name that does not fit is read as those of the known cameras.
  ['*_YYYY-MM-DDThh.mm.ss', '20230124191342.jpg', '2023-01-24T19:13:42'],
  // It comes before those of the known cameras.
  ['YYYYDDMMhhmmss', '20230102191342.jpg', '2023-02-01T19:13:42'],
  ['YYYYDDMMhhmmss', '20233112191342.jpg', '2023-12-31T19:13:42'],
];

test.each(OWN)('by the pattern %s, %s has the time %s', (template, name, expected) => {
  expect(timeOf(name, namePattern(template))).toBe(expected);
});

test.each(['', '*', 'YYYYMMDD', 'YYYYMMDDhhmm', 'MMYYYYMMDDhhmmss', '****YYYYMMDDhhmmss'])(
  '%j is no pattern',
  (text) => {
    expect(namePattern(text)).toBeNull();
  },
);

function timeOf(name: string, own: RegExp | null): string {
  const facts = nameFacts(name, own);
  const fraction = facts?.fraction ?? '';
  return facts === null ? '' : formatTimestamp(facts.wallSeconds) + (fraction === '' ? '' : `.${fraction}`);
}

test('the exposures of one moment have it in common, and no other files', () => {
  const moments = ['a_2025_02_06__02_51_30_HDR0.jpg', 'a_2025_02_06__02_51_30_HDR2.JPG', '20230124191342.jpg'];
  const same = 'a_2025_02_06__02_51_30';
  expect(moments.map((name) => nameFacts(name, null)?.moment)).toEqual([same, same, null]);
});
