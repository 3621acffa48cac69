import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

const project = (id: number, changes: object = {}) => ({
  id,
  name: `Project ${id}`,
  description: '',
  details: '',
  deployments_count: id,
  created_at: '2024-07-01T10:00:00',
  updated_at: '2024-08-02T10:00:00',
  image: null,
  draft: false,
  user_permissions: ['a right'],
  ...changes,
});

async function serve(projects: readonly unknown[]): Promise<void> {
  service = await faultyService((path, query) => pageOf(path === 'projects/' ? projects : [], query));
  loadedFrom(service.origin);
}

async function card(name: string): Promise<HTMLElement> {
  return (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement;
}

test('a project’s name links to its deployments, with the project switch set', async () => {
  const { user, address } = renderAt('/projects');
  expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Vermont: Moth Atlas light traps' }));
  await waitFor(() => expect(address()).toBe('/deployments?project=2'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toHaveValue('2'));
});

test('“Choose” sets the switch, marks the card and stays on the page; a second click resets it', async () => {
  const { user, address } = renderAt('/projects');
  const vermont = await card('Vermont: Moth Atlas light traps');
  await user.click(within(vermont).getByRole('button', { name: /^Choose/ }));
  expect(address()).toBe('/projects?project=2');
  expect(screen.getAllByRole('button', { name: /for all pages/, pressed: true })).toHaveLength(1);
  // All are still here to choose from.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(within(vermont).getByRole('link', { name: /^Taxa of/ })).toHaveAttribute('href', '/taxa?project=2');
  await user.click(within(vermont).getByRole('button', { pressed: true }));
  expect(address()).toBe('/projects');
});

test('odd projects are shown: a draft, no count, a broken image', async () => {
  await serve([
    project(1, { draft: true, deployments_count: null, extra: [1] }),
    project(2, { image: 'http://127.0.0.1:9/none.jpg', description: 'Two.' }),
  ]);
  const { user, address } = renderAt('/projects');
  const first = await card('Project 1');
  expect(first).toHaveTextContent('Draft');
  expect(first).toHaveTextContent('Deployments not reported');
  expect(first).toHaveTextContent('Made 1 Jul 2024Updated 2 Aug 2024');
  expect(first.querySelector('img')).toBeNull();
  const second = await card('Project 2');
  const image = second.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  await waitFor(() => expect(second.querySelector('img')).toBeNull());
  expect(second.querySelector('svg')).not.toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect(address()).toBe('/projects?view=table');
  const table = screen.getByRole('table', { name: 'Projects' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent?.replace(/[▲▼]/, ''))).toEqual([
    'Name',
    'Deployments',
    'Draft',
    'Updated',
  ]);
});
