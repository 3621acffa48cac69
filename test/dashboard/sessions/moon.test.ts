import { afterEach, expect, test } from 'vitest';
import { moonAt } from '#dashboard/sessions/moon.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** Instants in UTC as almanacs give them. */
const known = [
  { start: '2023-08-31T01:36:00', percent: 100, name: 'full moon' },
  { start: '2024-06-22T01:08:00', percent: 100, name: 'full moon' },
  { start: '2024-06-06T12:38:00', percent: 0, name: 'new moon' },
  { start: '2025-01-29T12:36:00', percent: 0, name: 'new moon' },
  { start: '2024-06-14T05:18:00', percent: 50, name: 'first quarter' },
  { start: '2024-06-28T21:53:00', percent: 50, name: 'last quarter' },
];

test.each(known)('at $start the moon is $percent % lit, a $name', ({ start, percent, name }) => {
  expect(moonAt({ start, duration: '0.0' })).toMatchObject({ percent, name });
});

test('the moon is that of mid-session, by the session’s own duration', () => {
  // From 20:38 on the 5th for 32 h: the middle is the new moon of the 6th, 12:38.
  const middle = moonAt({ start: '2024-06-05T20:38:00', duration: '115200.0' });
  expect(middle).toEqual(moonAt({ start: '2024-06-06T12:38:00', duration: '0.0' }));
  expect(moonAt({ start: '2024-06-10T22:00:00', duration: null })).toEqual(
    moonAt({ start: '2024-06-10T22:00:00', duration: '0.0' }),
  );
});

test('it grows to the full moon and shrinks after it', () => {
  const waxing = moonAt({ start: '2024-06-18T01:00:00', duration: '0.0' });
  const waning = moonAt({ start: '2024-06-25T01:00:00', duration: '0.0' });
  expect(waxing).toMatchObject({ waxing: true, name: 'waxing gibbous' });
  expect(waning).toMatchObject({ waxing: false, name: 'waning gibbous' });
  expect(moonAt({ start: '2024-06-09T01:00:00', duration: '0.0' }).name).toBe('waxing crescent');
  expect(moonAt({ start: '2024-07-02T01:00:00', duration: '0.0' }).name).toBe('waning crescent');
});

test.each(['America/Montreal', 'Asia/Tokyo'])('a viewer in %s is shown the same moon', (zone) => {
  const here = moonAt({ start: '2024-09-11T20:15:00', duration: '28800.0' });
  process.env['TZ'] = zone;
  // A half hour nobody asked for before, so that nothing is remembered.
  const first = moonAt({ start: '2031-03-07T21:00:00', duration: '0.0' });
  expect(first.percent).toBe(98);
  expect(moonAt({ start: '2024-09-11T20:15:00', duration: '28800.0' })).toEqual(here);
});
