import { expect, test } from 'vitest';
import { isTimeZone } from '#contract/exports/is-time-zone.ts';

test.each(['UTC', 'Europe/Paris', 'America/New_York', 'Etc/GMT+5'])('%s is a time zone', (text) => {
  expect(isTimeZone(text)).toBe(true);
});

test.each(['', '+02:00', '-0500', '02:00', ' UTC', 'Mars/Olympus', 'Paris', 'UTC+2'])(
  '"%s" is not a time zone',
  (text) => {
    expect(isTimeZone(text)).toBe(false);
  },
);
