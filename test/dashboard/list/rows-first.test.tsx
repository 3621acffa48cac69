import { screen, waitFor, within } from '@testing-library/react';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { rowsInSight } from '#dashboard/api/ordered/rows-in-sight.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { foreignRecords, type ForeignRecord } from '#test/support/foreign/foreign-records.ts';
import {
  foreignService,
  type ForeignOptions,
  type ForeignRequest,
  type ForeignService,
} from '#test/support/foreign/foreign-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
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

/** A page in front of a service with `count` sessions, whose document has asked for the rows in sight. */
async function opened(address: string, { count = COUNT, ...options }: ForeignOptions & { count?: number } = {}) {
  const records = foreignRecords();
  const like = records.events[2] as ForeignRecord;
  records.events = Array.from({ length: count }, (_, index) => ({
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
  const page = renderAt(address);
  ({ leave } = page);
  return page;
}

/** Holds every answer back until it is let go, by the end of its query. */
function held() {
  const gates = new Map<string, { wait: Promise<void>; open: () => void }>();
  let areAllOpen = false;
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
      path === 'events' && !areAllOpen ? gateOf(`${query.get('ordering')} ${query.get('limit')}`).wait : undefined,
    open: (query: string) => gateOf(query).open(),
    openAll: () => {
      areAllOpen = true;
      for (const { open } of gates.values()) open();
    },
  };
}

const requests = () => service?.requests ?? [];
const FIRST = `events/?ordering=-captures_count&limit=${ROWS}`;
const PROOF = 'events/?ordering=captures_count&limit=1';

test('the rows in sight are asked for alone, and shown before their order is proven', async () => {
  const { before, open, openAll } = held();
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
  openAll();
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

/** 2,000 sessions of a service whose first rows take half a second, as if all would take a minute. */
const MANY = 2_000;
const slow = async ({ path, query }: ForeignRequest) => {
  if (path === 'events' && query.get('limit') === String(ROWS)) await pause(500);
};
const ofSessions = () => requests().filter((path) => path.startsWith('events/'));
const status = () => screen.getByRole('status');
const loadAll = { name: words.list.loadAllOf(numberText(MANY), 'sessions') };

async function openedHeld() {
  const page = await opened('/sessions', { count: MANY, before: slow });
  expect(await screen.findByRole('button', loadAll)).toBeVisible();
  expect(status()).toHaveTextContent(`Rows 1–${ROWS} of 2,000 sessions`);
  await waitFor(() => expect(requests()).toContainEqual(expect.stringMatching(/^occurrences\//)));
  expect(ofSessions()).toEqual([FIRST, PROOF]);
  return page;
}

/** The records that were asked for, page by page, without those in sight: "0+20". */
const pages = () =>
  ofSessions()
    .filter((path) => path.includes('ordering=created_at'))
    .map((path) => new URLSearchParams(path.split('?')[1]))
    .map((query) => `${query.get('offset') ?? 0}+${query.get('limit')}`);

test('a list that takes more than 5 s is held after its rows in sight, and read on request', async () => {
  const { user } = await openedHeld();
  expect(screen.getByText(words.sessions.nightsHeld)).toBeVisible();
  await user.click(screen.getByRole('button', loadAll));
  await waitFor(() => expect(status()).toHaveTextContent('2,000 of 2,000 sessions'));
  expect(screen.queryByText(words.sessions.nightsHeld)).toBeNull();
  // About as many as a second brings at that pace; then at the pace of the answers themselves.
  expect(Number(pages()[0]?.split('+')[1])).toBeLessThanOrEqual(26);
  expect(new Set(pages()).size).toBe(pages().length);
});

test('a search in a list that is held reads it, and says of how many its rows are', async () => {
  const { user } = await openedHeld();
  await user.type(screen.getByRole('searchbox', { name: words.sessions.search }), '2022');
  await waitFor(() => expect(status()).toHaveTextContent(/^\d[\d,]* of 2,000 sessions/));
  await waitFor(() => expect(pages().length).toBeGreaterThan(1));
});

test('the calendar of a list that is held reads it', async () => {
  const { user } = await openedHeld();
  await user.click(screen.getByRole('radio', { name: words.sessions.views.calendar }));
  await waitFor(() => expect(status()).toHaveTextContent('2,000 of 2,000 sessions'));
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
