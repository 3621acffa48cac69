import { expect, test } from 'vitest';
import { captureInStretch } from '#dashboard/sessions/session/capture-in-stretch.ts';
import { secondsOf } from '#dashboard/sessions/session/night-clock.ts';
import { ownLabel } from '#dashboard/sessions/model/own-label.ts';
import { madeCapture } from './night-service.ts';

test.each(['Friday, Jun 21-24 2024', 'Wed, 12 June 2024', '2024-06-12', 'May 1 2024 - Jun 2 2024', ' '])(
  'a label “%s” says nothing but dates',
  (name) => expect(ownLabel(name)).toBeNull(),
);

test.each(['Full moon, Jun 12 2024', 'Nuit du 12 juin 2024', 'Night 12', '17'])(
  'a label “%s” says more than dates',
  (name) => expect(ownLabel(name)).toBe(name),
);

test('a stretch of the night leads to its first capture in the order shown, else to the one taken next', () => {
  // With detections first: 22:40, then 22:00 on.
  const shown = [41, 1, 2, 31].map((id) => madeCapture(id));
  const place = (from: string, to: string) =>
    captureInStretch(shown, secondsOf(`2024-06-12T${from}:00`), secondsOf(`2024-06-12T${to}:00`));
  expect(place('22:00', '22:10')).toBe(1);
  expect(place('22:00', '23:00')).toBe(0);
  expect(place('22:10', '22:20')).toBe(3);
  expect(place('22:50', '23:00')).toBe(-1);
});
