import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, words } from '#test/words.ts';

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
  expect(await screen.findByRole('heading', { level: 1, name: words.projects.title })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Vermont: Moth Atlas light traps' }));
  await waitFor(() => expect(address()).toBe('/deployments?project=2'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: words.shell.project })).toHaveValue('2'));
});

test('“Select” sets the switch, marks the card and stays on the page; a second click resets it', async () => {
  const { user, address } = renderAt('/projects');
  const vermont = await card('Vermont: Moth Atlas light traps');
  const name = 'Vermont: Moth Atlas light traps';
  await user.click(within(vermont).getByRole('button', { name: textOf(words.projects.select(name, String)) }));
  expect(address()).toBe('/projects?project=2');
  expect(
    screen.getAllByRole('button', { name: textOf(words.projects.selected(name, String)), pressed: true }),
  ).toHaveLength(1);
  // All are still here to choose from.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(within(vermont).getByRole('link', { name: textOf(words.projects.taxaOf(name, String)) })).toHaveAttribute(
    'href',
    '/taxa?project=2',
  );
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
  expect(first).toHaveTextContent(words.projects.draft);
  expect(first).toHaveTextContent(words.projects.deploymentsUnknown);
  expect(first).toHaveTextContent(
    `${textOf(words.projects.createdOn('1 Jul 2024'))}${textOf(words.projects.updatedOn('2 Aug 2024'))}`,
  );
  expect(first.querySelector('img')).toBeNull();
  const second = await card('Project 2');
  const image = second.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  await waitFor(() => expect(second.querySelector('img')).toBeNull());
  expect(second.querySelector('svg')).not.toBeNull();

  await user.click(screen.getByRole('radio', { name: words.projects.table }));
  expect(address()).toBe('/projects?view=table');
  const table = screen.getByRole('table', { name: words.projects.title });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent?.replace(/[▲▼]/, ''))).toEqual([
    'Name',
    'Deployments',
    'Draft',
    'Updated',
  ]);
});
