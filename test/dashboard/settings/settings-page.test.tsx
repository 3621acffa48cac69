import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';

let service: FaultyService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
  sessionStorage.clear();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('names the service and what it calls itself', async () => {
  renderAt('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const about = await section('Service');
  expect(about.getByText(`${inject('serviceUrl')}/api/v2/`)).toBeInTheDocument();
  expect(await about.findByText(/^Insect-monitoring data service: read interface, version 2$/)).toBeInTheDocument();
  expect(about.getByText(/^Noctuary’s own service/)).toBeInTheDocument();
});

test('a service that gives no description is unknown, and nothing more is claimed', async () => {
  service = await sampleBut((path) => (path === 'schema/' ? { status: 406, body: '<h1>Not acceptable</h1>' } : null));
  renderAt('/settings');
  const about = await section('Service');
  expect(await about.findByText('unknown')).toBeInTheDocument();
  expect(about.getByText('unknown: it gives no description of itself')).toBeInTheDocument();
});

test('a refusal links to Settings; the token entered there is sent, stored for the tab, and removed on request', async () => {
  const shown: unknown[] = [];
  service = await sampleBut((_path, _query, { authorization }) => {
    shown.push(authorization);
    return authorization === 'Token moth-1234567' ? null : { status: 401, body: { detail: 'Invalid token.' } };
  });
  const { user } = renderAt('/deployments');
  await user.click(await screen.findByRole('link', { name: 'Enter one in Settings' }));
  const token = await section('Token');
  expect(token.getByText('No token is kept for this service.')).toBeInTheDocument();
  expect(shown.every((header) => header === undefined)).toBe(true);

  await user.type(token.getByLabelText('Token'), 'two words');
  await user.click(token.getByRole('button', { name: 'Use this token' }));
  expect(token.getByText('A token is one word of letters, digits and signs.')).toBeInTheDocument();
  await user.clear(token.getByLabelText('Token'));
  await user.type(token.getByLabelText('Token'), 'Token moth-1234567{Enter}');
  expect(
    token.getByText('A token that ends in 4567 is kept for this service until this tab is closed.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/The service asks for a token/)).toBeNull());
  expect(localStorage.getItem('noctuary-token ')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Deployments' }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('189 of 189 deployments'),
  );
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Forget the token' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service asks for a token');
  expect(sessionStorage.getItem('noctuary-token ')).toBeNull();
});

test('rejected records are listed by collection, record, field and reason, and can be downloaded', async () => {
  service = await faultyService((path, query) => {
    if (path !== 'deployments/') return pageOf([], query);
    return pageOf([madeDeployment(1), { ...madeDeployment(2), latitude: '45.5' }, madeDeployment(3)], query);
  });
  loadedFrom(service.origin);
  const { user } = renderAt('/deployments');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 of 3 deployments'),
  );
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const table = await screen.findByRole('table', { name: 'Data problems' });
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['deployments', '2', 'latitude', expect.stringMatching(/expected number, received string/)]);

  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  await user.click(screen.getByRole('button', { name: 'Download 1 as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  create.mockRestore();
  expect(await files[0]?.text()).toMatch(/^collection,record_id,field,why\r\ndeployments,2,latitude,"?Invalid input/);
});

test('clearing lists what is stored, asks for confirmation, and removes everything', async () => {
  localStorage.setItem('noctuary-views-events', '[]');
  const { user } = renderAt('/settings');
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Clear stored data …' }));
  expect(screen.getByText(/^Remove saved views, .*the colour scheme.*\? It cannot be undone\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('button', { name: 'Clear stored data …' })).toHaveFocus();
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Clear stored data …' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('button', { name: 'Load again' })).toHaveFocus();
  expect(screen.getByText('Nothing is stored.')).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('clearing removes the tokens too, stored for the tab or in the browser, and none is shown or sent', async () => {
  const shown: unknown[] = [];
  service = await sampleBut((_path, _query, { authorization }) => {
    shown.push(authorization);
    return null;
  });
  localStorage.setItem('noctuary-token other.example', 'owl-7654321');
  const { user } = renderAt('/settings');
  const token = await section('Token');
  await user.type(token.getByLabelText('Token'), 'moth-1234567{Enter}');
  expect(token.getByText(/^A token that ends in 4567 is kept/)).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(1);
  await waitFor(() => expect(shown).toContain('Token moth-1234567'));

  await user.click(screen.getByRole('button', { name: 'Clear stored data …' }));
  expect(screen.getByText(/^Remove .*the token.*\? It cannot be undone\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  expect(token.getByText('No token is kept for this service.')).toBeInTheDocument();
  expect(token.queryByText(/Tokens for other services/)).toBeNull();
  const before = shown.length;
  await user.click(screen.getByRole('link', { name: 'Storage' }));
  await waitFor(() => expect(shown.length).toBeGreaterThan(before));
  expect(shown.slice(before).every((header) => header === undefined)).toBe(true);
});

test('a language applies after a reload, so that keyboard users can step through the options', async () => {
  const { user } = renderAt('/settings');
  const choice = await screen.findByRole('combobox', { name: 'Language of numbers' });
  await user.selectOptions(choice, 'dansk: 4.312,5');
  await user.selectOptions(choice, 'español: 4312,5');
  expect(choice).toHaveValue('es');
  expect(screen.getByRole('button', { name: 'Load again to use it' })).toBeVisible();
  expect(localStorage.getItem('noctuary-language')).toBe('es');
  await user.selectOptions(choice, 'As the browser');
  expect(screen.queryByRole('button', { name: 'Load again to use it' })).not.toBeInTheDocument();
  expect(localStorage.getItem('noctuary-language')).toBeNull();
});
