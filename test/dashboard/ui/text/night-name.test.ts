import { expect, test } from 'vitest';
import { nightName, nightNames } from '#dashboard/ui/text/night-name.ts';

const session = (id: number, start: string) => ({ id, start, end: null });

test('no two sessions of one trap and night share a name: they add their start, its seconds, and last their ids', () => {
  const sessions = [
    session(1, '2025-08-07T22:00:00'),
    session(2, '2025-08-08T22:00:00'),
    session(3, '2025-08-09T00:30:10'),
    session(4, '2025-08-09T00:30:40'),
    session(5, '2025-08-09T00:30:40'),
  ];
  const names = [
    '7→8 Aug 2025',
    '8→9 Aug 2025, 22:00',
    '8→9 Aug 2025, 00:30:10',
    '8→9 Aug 2025, 00:30:40, #4',
    '8→9 Aug 2025, 00:30:40, #5',
  ];
  expect(sessions.map((one) => nightName(one, sessions))).toEqual(names);
  expect(sessions.map(nightNames(sessions))).toEqual(names);
});
