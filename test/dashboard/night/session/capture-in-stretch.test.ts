import { expect, test } from 'vitest';
import { captureInStretch } from '#dashboard/night/gallery/night-gallery.tsx';
import { secondsOf } from '#dashboard/sessions/model/night-clock.ts';
import { madeCapture } from '#test/dashboard/sessions/night-service.ts';

test('a stretch has the index of its first capture as sorted, else of the one taken next', () => {
  // With detections first: 22:40, then 22:00 on.
  const shown = [41, 1, 2, 31].map((id) => madeCapture(id));
  const index = (from: string, to: string) =>
    captureInStretch(shown, secondsOf(`2024-06-12T${from}:00`), secondsOf(`2024-06-12T${to}:00`));
  expect(index('22:00', '22:10')).toBe(1);
  expect(index('22:00', '23:00')).toBe(0);
  expect(index('22:10', '22:20')).toBe(3);
  expect(index('22:50', '23:00')).toBe(-1);
});
