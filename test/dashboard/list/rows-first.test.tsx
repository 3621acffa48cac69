import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SERVICE_HEADER } from '#contract/service-name.ts';
import { rowsInSight } from '#contract/first-rows.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { foreignRecords, type ForeignRecord } from '#test/support/foreign/foreign-records.ts';
import { foreignService, type ForeignOptions, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const COUNT = 40;
const ROWS = rowsInSight(window.innerHeight);
const capturesOf = (id: number) => (id * 7) % 41;

let service: ForeignService | undefined;
let leave = (): void => {};
const meta = Object.assign(document.createElement('meta'), { name: SERVICE_HEADER });

// Others wait 5 s at most for the rows in sight, which a page whose code is not there has not yet asked for.
beforeAll(async () => {
  await import('#dashboard/sessions/sessions-page.tsx');
  await import('#dashboard/deployments/deployments-page.tsx');
}, 60_000);

afterEach(async () => {
  leave();
  meta.remove();
  delete window.noctuaryFirstRows;
  delete window.noctuaryRowsShown;
  await service?.stop();
});

/** A page in front of a service with 40 sessions, whose document has asked for the rows in sight. */
async function opened(address: string, options: ForeignOptions = {}): Promise<void> {
  const records = foreignRecords();
  const like = records.events[2] as ForeignRecord;
  records.events = Array.from({ length: COUNT }, (_, index) => ({
    ...like,
    id: index + 1,
    captures_count: capturesOf(index + 1),
  }));
  service = await foreignService({ records, ...options });
  loadedFrom(service.origin);
  document.head.append(Object.assign(meta, { content: service.origin }));
  window.noctuaryFirstRows = new Promise<void>((resolve) => {
    window.noctuaryRowsShown = resolve;
  });
  ({ leave } = renderAt(address));
}

/** Holds every answer back until it is let go, by the end of its query. */
function held() {
  const gates = new Map<string, { wait: Promise<void>; open: () => void }>();
  const gateOf = (query: string) => {
    const known = gates.get(query);
    if (known !== undefined) return known;
    let open = (): void => {};
    const wait = new Promise<void>((resolve) => {
      open = resolve;
    });
    gates.set(query, { wait, open });
    return { wait, open };
  };
  return {
    before: ({ path, query }: { path: string; query: URLSearchParams }) =>
      path === 'events' ? gateOf(`${query.get('ordering')} ${query.get('limit')}`).wait : undefined,
    open: (query: string) => gateOf(query).open(),
  };
}

const requests = () => service?.requests ?? [];
const FIRST = `events/?ordering=-captures_count&limit=${ROWS}`;
const PROOF = 'events/?ordering=captures_count&limit=1';

test('the rows in sight are asked for alone, and shown before their order is proven', async () => {
  const { before, open } = held();
  await opened('/sessions', { before });
  await waitFor(() => expect(requests()).toEqual([FIRST]));
  open(`-captures_count ${ROWS}`);
  const table = await screen.findByRole('table', { name: 'Sessions' });
  const rows = () =>
    within(table)
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('aria-selected'));
  await waitFor(() => expect(rows()).toHaveLength(ROWS));
  expect(screen.getByRole('status')).toHaveTextContent(`${ROWS} of ${COUNT} sessions`);
  // The proof is one record; it is under way, as is all else that the page needs.
  await waitFor(() =>
    expect(requests()).toEqual(expect.arrayContaining([PROOF, expect.stringMatching(/^projects\//)])),
  );
  expect(service?.sent.get('events')).toBe(ROWS);
  open('captures_count 1');
  open('created_at 100');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${COUNT} of ${COUNT} sessions`));
  expect(service?.sent.get('events')).toBe(ROWS + 1 + COUNT);
});

test('a list whose rows in sight are all is asked for once', async () => {
  await opened('/deployments?view=table');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5 of 5 deployments'));
  await waitFor(() => expect(requests()).toContainEqual(expect.stringMatching(/^jobs\//)));
  expect(requests().filter((path) => path.startsWith('deployments/'))).toEqual([
    `deployments/?ordering=name&limit=${ROWS}`,
  ]);
});

test('rows of a service that ignores the order are not shown; the whole list is read and sorted here', async () => {
  await opened('/sessions', { isOrdered: () => false });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${COUNT} of ${COUNT} sessions`));
  const table = screen.getByRole('table', { name: 'Sessions' });
  await waitFor(() => expect(table).toHaveTextContent(words.list.sorted('')));
  expect(table).not.toHaveTextContent(words.list.sortedByServer(''));
  expect(requests()[0]).toBe(FIRST);
  expect(requests()).not.toContain(PROOF);
});
