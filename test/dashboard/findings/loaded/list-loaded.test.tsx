import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { savedFiles } from '#test/support/exports/saved-files.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment, madeProjectSummary } from '#test/support/made-deployment.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { ANY, textPattern, words } from '#test/words.ts';

/** A service of 90 sessions of nine deployments, of which those with odd ids are of project 1, the others of project 2. */
const SESSIONS = madeEvents(90);
const OF_TWO = SESSIONS.filter(({ deployment }) => deployment.id % 2 === 0).length;
const { loaded } = words;

let service: FaultyService;
/** which sessions come for a request, of how many; each test sets it */
let events: (query: URLSearchParams) => ReturnType<typeof pageOf>;
/** what an answer waits for, if for anything */
let later: (query: URLSearchParams) => Promise<void> | undefined;
let hasDeployments: boolean;
beforeEach(async () => {
  hasDeployments = true;
  later = () => undefined;
  const projects = [1, 2].map((id) => madeProjectSummary(id, `Project ${id}`));
  const deployments = Array.from({ length: 9 }, (_, index) =>
    madeDeployment(index + 1, { project: projects[index % 2] ?? null }),
  );
  service = await faultyService(async (path, query) => {
    if (path === 'events/') {
      await later(query);
      return events(query);
    }
    if (path === 'deployments/')
      return hasDeployments ? pageOf(deployments, query) : { status: 404, body: '<h1>Not Found</h1>' };
    return pageOf(path === 'projects/' ? projects : [], query);
  });
  loadedFrom(service.origin);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

/** The last four of the sessions that a request is for are counted, and the first four come in their place. */
function repeating(query: URLSearchParams) {
  const deployment = query.get('deployment');
  const own = SESSIONS.filter((one) => deployment === null || String(one.deployment.id) === deployment);
  return pageOf([...own.slice(0, -4), ...own.slice(0, 4)], query);
}

describe('a service that ignores the project', () => {
  beforeEach(() => {
    events = (query) => pageOf(SESSIONS, query);
  });

  test('Compare draws each project’s own sessions, and says what else came', async () => {
    renderAt('/compare?project=1,2');
    const two = loaded.sessionsOf('Project 2');
    expect(await screen.findByText(loaded.outside(two, String(90 - OF_TWO)))).toBeVisible();
    expect(await screen.findByText(loaded.outside(loaded.sessionsOf('Project 1'), String(OF_TWO)))).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(textPattern(words.compare.basedOn(90, ANY))),
    );
    expect(screen.getByRole('button', { name: words.compare.csv })).toBeEnabled();
  });

  test('Effort has the project’s own, and says so', async () => {
    renderAt('/effort?project=2');
    expect(await screen.findByText(loaded.outside(loaded.nouns.sessions, String(90 - OF_TWO)))).toBeVisible();
    expect(await screen.findByRole('status')).toHaveTextContent(
      new RegExp(`^4 deployments, ${OF_TWO} sessions, \\d+ trap-nights$`),
    );
    expect(screen.getByRole('button', { name: words.effort.matrixFile })).toBeEnabled();
  });

  test.each(['view=table', 'view=split', 'view=deployment', 'view=species'])(
    'Sessions with %s says so',
    async (view) => {
      renderAt(`/sessions?project=2&${view}`);
      expect(await screen.findByText(words.list.notRequested(90 - OF_TWO))).toBeVisible();
    },
  );

  test('the map’s rates say so', async () => {
    renderAt('/deployments?project=2&view=map&metric=nights');
    expect(await screen.findByText(loaded.outside(loaded.nouns.sessions, String(90 - OF_TWO)))).toBeVisible();
  });

  test('where no deployments come, pages say that the project is not known', async () => {
    hasDeployments = false;
    renderAt('/compare?project=1,2');
    expect(await screen.findByText(loaded.unchecked(loaded.sessionsOf('Project 2')))).toBeVisible();
    expect(screen.getByRole('button', { name: textPattern(loaded.partOf(words.compare.csv, '§')) })).toBeEnabled();
  });
});

describe('a service that repeats sessions in place of others', () => {
  beforeEach(() => {
    events = repeating;
  });

  test('Effort says so where it counts, and in its files', async () => {
    const files = savedFiles();
    const { user } = renderAt('/effort?occasion=month');
    const note = await screen.findByText(loaded.missing(loaded.nouns.sessions, '4'));
    expect(note).toBeVisible();
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^9 deployments, 86 sessions, \d+ trap-nights \(86 of 90 sessions\)$/,
    );
    const asked = service.requests.length;
    await user.click(within(note.parentElement ?? note).getByRole('button', { name: loaded.loadAgain }));
    await waitFor(() => expect(service.requests.length).toBeGreaterThan(asked));
    const button = screen.getByRole('button', { name: loaded.partOf(words.effort.matrixFile, '86 of 90 sessions') });
    await user.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(csvRecords((await files[0]?.text()) ?? '')).toHaveLength(9);
  });

  test('Compare says so of each part, and in its files', async () => {
    renderAt('/compare?deployment=1,2');
    expect(await screen.findByText(loaded.missing(loaded.sessionsOf('Trap 1'), '4'))).toBeVisible();
    expect(await screen.findByText(loaded.missing(loaded.sessionsOf('Trap 2'), '4'))).toBeVisible();
    const part = '12 of 20 sessions';
    expect(await screen.findByRole('status')).toHaveTextContent(
      textPattern(loaded.partOf(words.compare.basedOn(12, ANY), part)),
    );
    expect(screen.getByRole('button', { name: loaded.partOf(words.compare.csv, part) })).toBeEnabled();
  });

  test('the map’s rates and the nights of a deployment say so', async () => {
    renderAt('/deployments?view=map&metric=nights&selected=3');
    await waitFor(() => expect(screen.getAllByText(loaded.missing(loaded.nouns.sessions, '4'))).toHaveLength(2));
  });
});

test('sessions without an id are left out of Effort and Compare, which say how many', async () => {
  const broken = SESSIONS.map((one) => (one.id % 45 === 0 ? { ...one, id: null } : one));
  events = (query) => pageOf(broken, query);
  renderAt('/effort');
  expect(await screen.findByText(loaded.leftOut(loaded.nouns.sessions, '2'))).toBeVisible();
  expect(await screen.findByRole('status')).toHaveTextContent(/\(88 of 90 sessions\)$/);
});

test('while sessions are still loading, no sum and no file is marked as a part', async () => {
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  later = (query) => (query.get('offset') === null ? undefined : held);
  events = (query) => pageOf(SESSIONS, query, 50);
  renderAt('/effort?occasion=month');
  expect(await screen.findByRole('status')).toHaveTextContent(textPattern(words.effort.basedOn(9, 50, ANY)));
  expect(screen.getByRole('button', { name: words.effort.matrixFile })).toBeDisabled();
  hold();
  await waitFor(() => expect(screen.getByRole('button', { name: words.effort.matrixFile })).toBeEnabled());
  expect(screen.getByRole('status')).toHaveTextContent(textPattern(words.effort.basedOn(9, 90, ANY)));
});
