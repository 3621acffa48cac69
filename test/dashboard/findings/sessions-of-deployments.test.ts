import { expect, test } from 'vitest';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeEvent } from '#test/support/made-event.ts';

const session = (id: number, trap: number) =>
  madeEvent(id, { deployment: { id: trap, name: `Trap ${trap}`, details: '', user_permissions: [] } });

test('sessions are grouped by trap, in their sequence, and once for each list', () => {
  const sessions = [session(3, 1), session(1, 2), session(2, 1)];
  const groups = finish(sessionsOfDeployments(sessions));
  expect([...groups].map(([trap, all]) => [trap, all.map(({ id }) => id)])).toEqual([
    [1, [3, 2]],
    [2, [1]],
  ]);
  expect(finish(sessionsOfDeployments(sessions))).toBe(groups);
});

test('the work pauses every 1,000 sessions', () => {
  const work = sessionsOfDeployments(Array.from({ length: 1_001 }, (_, index) => session(index, index % 3)));
  let pauses = 0;
  for (let step = work.next(); step.done !== true; step = work.next()) pauses += 1;
  expect(pauses).toBe(2);
});
