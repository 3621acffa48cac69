import { act, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { routes } from '#dashboard/routes.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { openDatabase } from '#service/database/open-database.ts';
import { countLoads, markUncounted } from '#service/database/uncounted-loads.ts';
import { fillMadeCatalogue } from '#test/service/made-catalogue.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { words } from '#test/words.ts';

let empty: EmptyDatabase;
let service: RunningService;
beforeAll(async () => {
  empty = await emptyDatabase('sqlite');
  const { database, close } = await openDatabase(empty.location);
  await fillMadeCatalogue(database);
  await close();
  service = await serve(empty.location);
});
afterAll(async () => {
  await service.stop();
  await empty.remove();
});

test('every page shows that counts are incomplete, and shows the counts once they are complete', async () => {
  const { database } = service;
  await markUncounted(database, 'a load');
  await database
    .updateTable('uncounted_loads')
    .set({ running_until_ms: Date.now() + 3_600_000 })
    .execute();
  await database.updateTable('deployments').set({ captures_count: 987_654 }).execute();
  loadedFrom(service.url);
  const router = createMemoryRouter(routes, { initialEntries: ['/deployments'] });
  render(<App client={createQueryClient()} router={router} />);
  expect(await screen.findByText(words.shell.countsIncomplete)).toHaveRole('status');
  expect(await screen.findAllByRole('cell', { name: '987,654' })).not.toHaveLength(0);
  await act(() => router.navigate('/settings'));
  expect(await screen.findByRole('heading', { level: 1, name: words.shell.pages.settings })).toBeInTheDocument();
  expect(screen.getByText(words.shell.countsIncomplete)).toBeInTheDocument();

  await countLoads(database, 'a load');
  // As after a while: Settings itself asks for nothing.
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(words.shell.countsIncomplete)).not.toBeInTheDocument());
  await act(() => router.navigate('/deployments'));
  await screen.findByRole('heading', { level: 1, name: 'Deployments' });
  await waitFor(() => expect(screen.queryByRole('cell', { name: '987,654' })).not.toBeInTheDocument());
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
});
