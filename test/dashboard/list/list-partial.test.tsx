import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeDeployments, serveDeployments } from './made-deployments.ts';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

test('while a list is loading, filters that match nothing so far say only that', async () => {
  let goOn = (): void => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // Only the last one has many captures.
  const deployments = madeDeployments(150, (id) => ({ captures_count: id === 150 ? 9_000 : id }));
  service = await faultyService(async (path, query) => {
    if (path !== 'deployments/') return pageOf([], query);
    if (Number(query.get('offset') ?? 0) > 0) await gate;
    return pageOf(deployments, query, 100);
  });
  loadedFrom(service.origin);
  renderAt('/deployments?view=table&captures_count=8000..');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await screen.findByText(words.list.noneYet('100'));
  expect(table).not.toHaveTextContent(words.list.noMatch('deployments', 1));
  goOn();
  await screen.findByText(new RegExp(`^1 of 150 · ${words.list.sorted('')}Name`));
});

test('a list of one page makes no requests for sorted rows', async () => {
  service = await serveDeployments(madeDeployments(500));
  renderAt('/deployments?view=table&ordering=-captures_count');
  await screen.findByText(new RegExp(`^500 of 500 · ${words.list.sorted('')}Captures`));
  expect(service.requests.filter((path) => path.includes('captures_count'))).toEqual([]);
});
