import { getMoonIllumination } from 'suncalc';
import { afterEach, expect, test } from 'vitest';
import { moonDisc } from '#dashboard/sessions/model/moon-disc.ts';
import { MOON_BOUNDS, moonAt, type Place } from '#dashboard/findings/moon.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** Moon phases at instants in UTC, from almanacs. */
const known = [
  { start: '2023-08-31T01:36:00', percent: 100, name: 'full' },
  { start: '2024-06-22T01:08:00', percent: 100, name: 'full' },
  { start: '2024-06-06T12:38:00', percent: 0, name: 'new' },
  { start: '2025-01-29T12:36:00', percent: 0, name: 'new' },
  { start: '2024-06-14T05:18:00', percent: 50, name: 'firstQuarter' },
  { start: '2024-06-28T21:53:00', percent: 50, name: 'lastQuarter' },
];

test.each(known)('at $start the moon is $percent % lit, a $name', ({ start, percent, name }) => {
  expect(moonAt({ start, duration: '0.0' }, null)).toMatchObject({ percent, name });
});

test('the moon is that of mid-session, by the session’s duration', () => {
  // From 20:38 on the 5th for 32 h: the middle is the new moon of the 6th, 12:38.
  const middle = moonAt({ start: '2024-06-05T20:38:00', duration: '115200.0' }, null);
  expect(middle).toEqual(moonAt({ start: '2024-06-06T12:38:00', duration: '0.0' }, null));
  expect(moonAt({ start: '2024-06-10T22:00:00', duration: null }, null)).toEqual(
    moonAt({ start: '2024-06-10T22:00:00', duration: '0.0' }, null),
  );
});

test('the lit share grows until full moon and shrinks after it', () => {
  const waxing = moonAt({ start: '2024-06-18T01:00:00', duration: '0.0' }, null);
  const waning = moonAt({ start: '2024-06-25T01:00:00', duration: '0.0' }, null);
  expect(waxing).toMatchObject({ waxing: true, name: 'waxingGibbous' });
  expect(waning).toMatchObject({ waxing: false, name: 'waningGibbous' });
  expect(moonAt({ start: '2024-06-09T01:00:00', duration: '0.0' }, null).name).toBe('waxingCrescent');
  expect(moonAt({ start: '2024-07-02T01:00:00', duration: '0.0' }, null).name).toBe('waningCrescent');
});

test.each(['America/Montreal', 'Asia/Tokyo'])('a viewer in %s sees the same moon', (zone) => {
  const here = moonAt({ start: '2024-09-11T20:15:00', duration: '28800.0' }, null);
  process.env['TZ'] = zone;
  // A half hour that is not cached yet.
  const first = moonAt({ start: '2031-03-07T21:00:00', duration: '0.0' }, null);
  expect(first.percent).toBe(98);
  expect(moonAt({ start: '2024-09-11T20:15:00', duration: '28800.0' }, null)).toEqual(here);
});

const HOUR_MS = 3_600_000;

/** The largest error over `instants`, in points, of the moon by a clock that is `hours` ahead of UTC. */
function worst(instants: readonly number[], aheadHours: number, place: Place): number {
  return instants.reduce((most, instantMs) => {
    const start = new Date(instantMs + aheadHours * HOUR_MS).toISOString().slice(0, 19);
    const lit = 100 * getMoonIllumination(new Date(instantMs)).fraction;
    return Math.max(most, Math.abs(moonAt({ start, duration: '0.0' }, place).percent - lit));
  }, 0);
}

/** Every five hours of a year with a very close perigee, where the moon moves fastest. */
const YEAR = Array.from({ length: 1_752 }, (_, index) => Date.UTC(2023, 0, 1) + index * 5 * HOUR_MS);
/** The number shown is rounded. */
const ROUNDING = 0.5;

test('with a longitude, the error stays within the definition over a year and all longitudes', () => {
  for (let longitude = -180; longitude <= 180; longitude += 15) {
    const place = { latitude: 0, longitude };
    for (const apart of [-3.5, 0, 3.5]) {
      expect(worst(YEAR, longitude / 15 + apart, place)).toBeLessThanOrEqual(MOON_BOUNDS.placed + ROUNDING);
    }
  }
  // The bound is tight.
  expect(worst(YEAR, 3.5, { latitude: 0, longitude: 0 })).toBeGreaterThan(MOON_BOUNDS.placed - 1 + ROUNDING);
});

/** Locations whose legal time is furthest from solar time, and those of the sample. */
const places = [
  { where: 'Kashgar, Xinjiang', longitude: 75.99, hours: [8], bound: 'placed' },
  { where: 'Gambell, Alaska', longitude: -171.73, hours: [-9, -8], bound: 'placed' },
  { where: 'Vigo, Spain', longitude: -8.72, hours: [1, 2], bound: 'placed' },
  { where: 'El Calafate, Argentina', longitude: -72.27, hours: [-3], bound: 'placed' },
  { where: 'Québec', longitude: -71.15, hours: [-5, -4], bound: 'placed' },
  { where: 'Hokkaidō', longitude: 142.2, hours: [9], bound: 'placed' },
  { where: 'Kiritimati', longitude: -157.36, hours: [14], bound: 'acrossDateLine' },
  { where: 'Tonga', longitude: -175.2, hours: [13], bound: 'acrossDateLine' },
] as const;

test.each(places)('in $where the error stays within the definition', ({ longitude, hours, bound }) => {
  for (const ahead of hours) {
    expect(worst(YEAR, ahead, { latitude: 0, longitude })).toBeLessThanOrEqual(MOON_BOUNDS[bound] + ROUNDING);
  }
});

test('without a location the clock is read as UTC, and the error stays within the definition for all zones', () => {
  for (const ahead of [-12, -5, 0, 9, 14]) {
    expect(worst(YEAR, ahead, null)).toBeLessThanOrEqual(MOON_BOUNDS.unplaced + ROUNDING);
  }
  expect(worst(YEAR, 9, null)).toBeGreaterThan(MOON_BOUNDS.placed + ROUNDING);
});

test('a waxing moon is lit on the right in the north and on the left in the south', () => {
  const towards = (start: string, latitude: number) => {
    const place = { latitude, longitude: 0 };
    return moonDisc(moonAt({ start, duration: '0.0' }, place), place).style;
  };
  const [waxing, waning] = ['2024-06-10T22:00:00', '2024-07-01T22:00:00'];
  expect(towards(waxing, 45)).toMatchObject({ '--towards-light': 'to right' });
  expect(towards(waning, 45)).toMatchObject({ '--towards-light': 'to left' });
  expect(towards(waxing, -33)).toMatchObject({ '--towards-light': 'to left' });
  expect(towards(waning, -33)).toMatchObject({ '--towards-light': 'to right' });
  expect(moonDisc(moonAt({ start: waxing, duration: '0.0' }, null), null).style).toMatchObject({
    '--towards-light': 'to right',
  });
});
