import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { storeToken } from '#dashboard/api/http/token.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { foreignRecords, type ForeignRecord } from '#test/support/foreign/foreign-records.ts';
import { FOREIGN_TOKEN } from '#test/support/foreign/foreign-logins.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

/** A project of the service, and a deployment and a session of it. */
const PROJECT = 21;
const TRAP = 31;
const SESSION = 101;

let service: ForeignService;
let leave: () => void;
const meta = Object.assign(document.createElement('meta'), { name: SERVICE_HEADER });

afterEach(async () => {
  storeToken(null);
  leave();
  meta.remove();
  await service.stop();
});

/** The exports page in front of a service with these exports beside its own two. */
async function opened(exports: readonly ForeignRecord[] = [], { hasToken = false, hasDefaults = false } = {}) {
  const records = foreignRecords();
  records.exports.push(...exports);
  service = await foreignService({
    records,
    hasDefaults,
    before: ({ path }) => (path === 'auth/token/login' ? { status: 200, body: {} } : undefined),
  });
  loadedFrom(service.origin);
  document.head.append(Object.assign(meta, { content: service.origin }));
  if (hasToken) storeToken(FOREIGN_TOKEN);
  const page = renderAt('/exports');
  leave = page.leave;
  await card(81);
  return page;
}

async function card(id: number): Promise<HTMLElement> {
  const text = await screen.findByText(words.exports.exportId(String(id)));
  return text.closest('article') as HTMLElement;
}
const titleOf = async (id: number) => within(await card(id)).getByRole('heading').textContent;
const counts = () => service.requests.filter((path) => /^occurrences\/.*limit=1(?:&|$)/.test(path));

/** A finished export of the project, like the service's own. */
function exportWith(id: number, filters: object, changes: object = {}): ForeignRecord {
  const like = foreignRecords().exports.find((one) => one.id === 81) as ForeignRecord;
  return { ...like, id, filters, filters_display: filters, ...changes };
}

async function counted(query: string): Promise<number> {
  const answer = await fetch(`${service.origin}/api/v2/occurrences/?project_id=${PROJECT}&limit=1&${query}`);
  return ((await answer.json()) as { count: number }).count;
}

const notApplied = (what: string) => `${words.exports.notApplied(what)} · Fen edge`;
const { filters } = words.exports;

test('the address of a file with and without its origin is the same file', async () => {
  await opened();
  expect(within(await card(81)).queryByText(words.exports.differs)).not.toBeInTheDocument();
  expect(screen.queryByText(words.exports.coordinatesExact)).not.toBeInTheDocument();
});

test('a file with as many records as one without filters has the whole project as its title', async () => {
  // 15 records have both; the deployment has fewer.
  await opened([exportWith(91, { deployment: TRAP }), exportWith(92, { event: String(SESSION), deployment: TRAP })]);
  const trap = filters.deployment(String(TRAP));
  await waitFor(async () => expect(await titleOf(91)).toBe(notApplied(trap)));
  const both = `${filters.event(String(SESSION))}, ${trap}`;
  await waitFor(async () => expect(await titleOf(92)).toBe(notApplied(both)));
  // Nothing of the project itself was asked for.
  expect(counts().toSorted()).toEqual([
    `occurrences/?deployment=${TRAP}&event=${SESSION}&project_id=${PROJECT}&limit=1`,
    `occurrences/?deployment=${TRAP}&event=${SESSION}&project_id=${PROJECT}&limit=1&apply_defaults=false`,
    `occurrences/?deployment=${TRAP}&project_id=${PROJECT}&limit=1`,
    `occurrences/?deployment=${TRAP}&project_id=${PROJECT}&limit=1&apply_defaults=false`,
  ]);
  expect(service.requests.indexOf(counts()[0] ?? '')).toBeGreaterThan(
    service.requests.findIndex((path) => path.startsWith('exports/')),
  );
});

test.each([
  ['with default filters', ''],
  ['without default filters', 'apply_defaults=false'],
])('a file with the records of the project’s list %s has it as its title', async (_how, query) => {
  const rows = await countedBefore(query);
  await opened([exportWith(91, { deployment: TRAP }, { record_count: rows })], { hasDefaults: true });
  await waitFor(async () => expect(await titleOf(91)).toBe(notApplied(filters.deployment(String(TRAP)))));
});

test.each([
  ['with default filters', `deployment=${TRAP}`],
  ['without default filters', `deployment=${TRAP}&apply_defaults=false`],
])('a file with the records of its filters %s keeps its title', async (_how, query) => {
  const rows = await countedBefore(query);
  const record = exportWith(91, { deployment: TRAP }, { record_count: rows });
  const { client } = await opened([record], { hasDefaults: true });
  await waitFor(() => expect(counts()).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(counts()).toHaveLength(2);
  expect(await titleOf(91)).toBe(`deployment ${TRAP} · Fen edge`);
});

test('of a file with another number of records both numbers are shown', async () => {
  await opened([exportWith(91, { deployment: TRAP }, { record_count: 1_234 })], { hasDefaults: true });
  const [all, passing] = [
    await counted(`deployment=${TRAP}&apply_defaults=false`),
    await counted(`deployment=${TRAP}`),
  ];
  const text = words.exports.countsDifferWithDefaults(1_234, filters.deployment(String(TRAP)), all, passing);
  expect(text).toContain(numberText(1_234));
  expect(await within(await card(91)).findByText(text)).toBeVisible();
  expect(await titleOf(91)).toBe(`deployment ${TRAP} · Fen edge`);
});

test('captures of a collection, filters that a list has not, and files that are not finished are not judged', async () => {
  const running = { job: { ...(exportWith(94, {})['job'] as object), progress: { summary: { status: 'STARTED' } } } };
  const { client } = await opened([
    exportWith(91, { collection_id: 5, deployment: TRAP }),
    exportWith(92, { taxon: 53 }),
    exportWith(93, { deployment: TRAP }, { format: 'sessions_csv' }),
    exportWith(94, { deployment: TRAP }, running),
    exportWith(95, { deployment: TRAP }),
    // The project is counted for this one.
    exportWith(96, { deployment: TRAP }, { record_count: 999 }),
  ]);
  await waitFor(async () => expect(await titleOf(95)).toBe(notApplied(filters.deployment(String(TRAP)))));
  await waitFor(() => expect(counts()).toHaveLength(4));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(counts()).toHaveLength(4);
  const titles = await Promise.all([91, 92, 93, 94, 96].map(titleOf));
  expect(titles.filter((title) => title?.startsWith(words.api.wholeProject))).toEqual([]);
});

test('a format has the name that its service gives it', async () => {
  await opened([exportWith(91, {}, { format: 'occurrences_wide_csv' })]);
  expect(await within(await card(91)).findByText(/^Occurrences with all taxa/)).toBeVisible();
  expect(await titleOf(91)).toBe(`${words.api.allOccurrences} · Fen edge`);
});

test('without a token, ordering again says that it needs one, and sends no order', async () => {
  const { user } = await opened();
  const sent = () => service.records.exports.length;
  const before = sent();
  await user.click(await within(await card(81)).findByRole('button', { name: words.exports.again }));
  expect(await screen.findByRole('link', { name: words.exports.toSettings })).toHaveAttribute('href', '/settings');
  expect(sent()).toBe(before);
});

test('with a token an export is ordered again, and a running one cancelled by its job', async () => {
  const progress = { summary: { status: 'STARTED', progress: 0.5 }, stages: [], errors: [], logs: [] };
  const job = { ...(exportWith(91, {})['job'] as object), id: 72, progress };
  const { user } = await opened([exportWith(91, {}, { job, file_url: null })], { hasToken: true });
  await user.click(await within(await card(81)).findByRole('button', { name: words.exports.again }));
  expect(await card(92)).toBeVisible();
  await user.click(await within(await card(91)).findByRole('button', { name: words.exports.cancel }));
  await user.click(await screen.findByRole('button', { name: words.exports.cancelConfirm }));
  await waitFor(async () =>
    expect(within(await card(91)).getByRole('button', { name: words.exports.tryAgain })).toBeVisible(),
  );
  expect(service.requests.filter((path) => path.includes('cancel'))).toEqual(['jobs/72/cancel/']);
});

/** A count of occurrences of the project, of another such service. */
async function countedBefore(query: string): Promise<number> {
  service = await foreignService({ hasDefaults: true });
  loadedFrom(service.origin);
  const rows = await counted(query);
  await service.stop();
  return rows;
}
