import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** Of 26 occurrences 14 say who determined them, and a person has looked at 3. */
const COUNTS = [
  { occurrences_count: 10, verified_count: 2, unattributed_count: 0 },
  { occurrences_count: 6, verified_count: null, unattributed_count: 6 },
  { occurrences_count: 10, verified_count: 1, unattributed_count: 6 },
  { occurrences_count: 0, verified_count: 0 },
];
const deployments = COUNTS.map((counts, index) => madeDeployment(index + 1, counts));
const sessions = COUNTS.map((counts, index) =>
  madeEvent(index + 1, {
    ...counts,
    deployment: { id: index + 1, name: `Trap ${index + 1}`, details: '', user_permissions: [] },
  }),
);

async function show(address: string) {
  const lists: Record<string, readonly { id: number }[]> = { deployments, events: sessions };
  service = await faultyService((path, query) => {
    const [list = '', id = ''] = path.split('/');
    const record = lists[list]?.find((one) => String(one.id) === id);
    return record === undefined ? pageOf(lists[list] ?? [], query) : { body: record };
  });
  loadedFrom(service.origin);
  renderAt(address);
}

const { ofThese, ofThoseThatSay } = words.animals.looked;

test.each([
  ['/', ofThoseThatSay('3', '14')],
  ['/deployments?view=table', ofThoseThatSay('3', '14')],
  ['/sessions?view=table', ofThoseThatSay('3', '14')],
  ['/sessions?group=deployment', ofThoseThatSay('3', '14')],
  ['/deployments/1', ofThese('2')],
  ['/sessions/3', ofThoseThatSay('1', '4')],
])('the occurrences of %s say how many a person has looked at', async (address, said) => {
  await show(address);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(said));
});

test('where nothing says who determined the occurrences of a session, its page says nothing of it', async () => {
  await show('/sessions/2');
  const main = await screen.findByRole('main');
  await waitFor(() => expect(main).toHaveTextContent(words.sessions.counters.occurrences_count.means));
  for (const said of [ofThese('0'), ofThoseThatSay('0', '0'), ofThoseThatSay('0', '6')])
    expect(main).not.toHaveTextContent(said);
});
