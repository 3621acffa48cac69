import { expect, test } from 'vitest';
import { isTimeZone } from '#contract/exports/is-time-zone.ts';
import { offsetOf, zonesWith } from '#dashboard/exports/order/time-zones.ts';
import { zonedTimes } from '#service/exports/formats/zoned-times.ts';

test('zones have UTC, fixed offsets and today’s names, each once, and all are zones to the service', () => {
  const zones = zonesWith('Europe/Paris');
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Etc/GMT+5', 'Etc/GMT-14', 'Asia/Kolkata', 'Europe/Paris']));
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test('a fixed offset is named by what it is, whose sign is not that of its name', () => {
  expect([offsetOf('UTC'), offsetOf('Etc/GMT+5'), offsetOf('Etc/GMT-10'), offsetOf('Europe/Paris')]).toEqual([
    'UTC+00:00',
    'UTC-05:00',
    'UTC+10:00',
    null,
  ]);
  expect(zonedTimes('Etc/GMT+5')('2024-06-12T22:00:00')).toBe('2024-06-12T22:00:00-05:00');
});
