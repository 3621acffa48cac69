import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { startOf, textPattern, words } from '#test/words.ts';

let service: FaultyService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
  sessionStorage.clear();
});

const stored = words.settings.storedItems;

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('names the service and what it calls itself', async () => {
  renderAt('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: words.settings.title })).toBeVisible();
  const about = await section(words.settings.server);
  expect(about.getByText(`${inject('smallUrl')}/api/v2/`)).toBeInTheDocument();
  expect(await about.findByText(/^Insect-monitoring data service: read interface, version 2$/)).toBeInTheDocument();
  expect(about.getByText(words.settings.ownServer)).toBeInTheDocument();
});

test('without data problems, Settings names the form of the fields and links to “To check”', async () => {
  const { user, address } = renderAt('/deployments');
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('link', { name: words.shell.pages.settings }));
  const problems = await section(words.settings.dataProblems);
  expect(await problems.findByText(textPattern(`${words.settings.noProblems}§`))).toBeVisible();
  await user.click(problems.getByRole('link', { name: words.settings.toCheck }));
  expect(await screen.findByRole('region', { name: words.overview.toCheck })).toBeVisible();
  expect(address()).toBe('/');
});

test('a service that gives no description is unknown, and nothing more is claimed', async () => {
  service = await sampleBut((path) => (path === 'schema/' ? { status: 406, body: '<h1>Not acceptable</h1>' } : null));
  renderAt('/settings');
  const about = await section(words.settings.server);
  expect(await about.findByText(words.settings.unknown)).toBeInTheDocument();
  expect(about.getByText(words.settings.unknownBecause(words.settings.noDescription))).toBeInTheDocument();
});

test('a refusal links to Settings; the token entered there is sent, stored for the tab, and removed on request', async () => {
  const shown: unknown[] = [];
  service = await sampleBut((_path, _query, { authorization }) => {
    shown.push(authorization);
    return authorization === 'Token moth-1234567' ? null : { status: 401, body: { detail: 'Invalid token.' } };
  });
  const { user } = renderAt('/deployments');
  await user.click(await screen.findByRole('link', { name: words.shell.tokenInSettings }));
  const token = await section(words.settings.token);
  expect(token.getByText(words.settings.noToken(words.settings.thisServer))).toBeInTheDocument();
  expect(shown.every((header) => header === undefined)).toBe(true);

  await user.type(token.getByLabelText(words.settings.token), 'two words');
  await user.click(token.getByRole('button', { name: words.settings.takeToken }));
  expect(token.getByText(words.settings.tokenInvalid)).toBeInTheDocument();
  await user.clear(token.getByLabelText(words.settings.token));
  await user.type(token.getByLabelText(words.settings.token), 'Token moth-1234567{Enter}');
  expect(token.getByText(words.settings.tokenOfTabEnding(words.settings.thisServer, '4567'))).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(words.shell.tokenInSettings)).toBeNull());
  expect(localStorage.getItem('noctuary-token ')).toBeNull();

  await user.click(screen.getByRole('link', { name: words.shell.pages.deployments }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('24 of 24 deployments'),
  );
  await user.click(screen.getByRole('link', { name: words.shell.pages.settings }));
  await user.click(await screen.findByRole('button', { name: words.settings.removeToken }));
  expect(await screen.findByRole('alert')).toHaveTextContent(startOf(words.shell.tokenRefused('')));
  expect(sessionStorage.getItem('noctuary-token ')).toBeNull();
});

test('data problems are listed by collection, record, field and problem, and can be downloaded', async () => {
  service = await faultyService((path, query) => {
    if (path !== 'deployments/') return pageOf([], query);
    const odd = { latitude: '45.5', longitude: 'west', captures_count: null, jobs: undefined };
    const records = [madeDeployment(1), { ...madeDeployment(2), ...odd }, { ...madeDeployment(3), ...odd }];
    return pageOf([...records, { ...madeDeployment(4), name: null }], query);
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/deployments');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('3 of 4 deployments'),
  );
  await user.click(screen.getByRole('link', { name: words.shell.pages.settings }));
  const table = await screen.findByRole('table', { name: words.settings.dataProblems });
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  const { problems } = words.settings;
  expect(cells).toEqual(
    [
      ['deployments', '4', 'name', problems.leftOut, 'null'],
      ['deployments', '2', 'captures_count', problems.null, 'null'],
      ['deployments', '2', 'latitude', problems.form, '"45.5"'],
      ['deployments', '2', 'longitude', problems.meaningless, '"west"'],
      ['deployments', '2', 'jobs', problems.absent, ''],
    ].flat(),
  );

  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  await user.click(screen.getByRole('button', { name: words.settings.download('5') }));
  await waitFor(() => expect(files).toHaveLength(1));
  create.mockRestore();
  const [header, leftOut] = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(header).toBe('collection,record_id,field,problem,value');
  expect(leftOut).toBe(`deployments,4,name,${words.settings.problems.leftOut},null`);
});

test('clearing lists what is stored, asks for confirmation, and removes everything', async () => {
  localStorage.setItem('noctuary-views-events', '[]');
  const { user } = renderAt('/settings');
  await user.click(await screen.findByRole('radio', { name: words.settings.dark }));
  await user.click(screen.getByRole('button', { name: words.settings.clear }));
  expect(
    screen.getByText(textPattern(words.settings.remove(`${stored.views}§${stored.colorScheme}§`))),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.settings.cancel })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: words.settings.cancel }));
  expect(screen.getByRole('button', { name: words.settings.clear })).toHaveFocus();
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  await user.click(screen.getByRole('button', { name: words.settings.clear }));
  await user.click(screen.getByRole('button', { name: words.settings.confirmRemove }));
  expect(screen.getByRole('button', { name: words.settings.reload })).toHaveFocus();
  expect(screen.getByText(words.settings.nothingStored)).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('clearing removes the tokens too, stored for the tab or in the browser, and none is shown or sent', async () => {
  const shown: unknown[] = [];
  service = await sampleBut((_path, _query, { authorization }) => {
    shown.push(authorization);
    return null;
  });
  localStorage.setItem('noctuary-token other.example', 'owl-7654321');
  sessionStorage.setItem('noctuary-reloaded', 'a build');
  const { user } = renderAt('/settings');
  const token = await section(words.settings.token);
  await user.type(token.getByLabelText(words.settings.token), 'moth-1234567{Enter}');
  expect(token.getByText(words.settings.tokenOfTabEnding(words.settings.thisServer, '4567'))).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(2);
  await waitFor(() => expect(shown).toContain('Token moth-1234567'));

  await user.click(screen.getByRole('button', { name: words.settings.clear }));
  expect(screen.getByText(textPattern(words.settings.remove(`§${stored.token}§`)))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: words.settings.confirmRemove }));
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  expect(token.getByText(words.settings.noToken(words.settings.thisServer))).toBeInTheDocument();
  expect(token.queryByText(textPattern(words.settings.otherTokens('§')))).toBeNull();
  const before = shown.length;
  await user.click(screen.getByRole('link', { name: words.shell.pages.storage }));
  await waitFor(() => expect(shown.length).toBeGreaterThan(before));
  expect(shown.slice(before).every((header) => header === undefined)).toBe(true);
});
