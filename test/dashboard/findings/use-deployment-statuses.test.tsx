import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

test('deployments have a status only once all of them are loaded', async () => {
  const quiet = madeDeployment(1, { last_date: null });
  const all = [quiet, ...Array.from({ length: 1_199 }, (_, index) => madeDeployment(index + 2))];
  let come = () => {};
  const further = new Promise<void>((resolve) => {
    come = resolve;
  });
  service = await faultyService(async (_path, query) => {
    if (Number(query.get('offset')) > 0) await further;
    return pageOf(all, query);
  });
  loadedFrom(service.origin);
  const wrapper = queryWrapper(createQueryClient());
  const hook = renderHook(() => ({ read: useWholeList('deployments').data?.read, statuses: useDeploymentStatuses() }), {
    wrapper,
  });
  await waitFor(() => expect(hook.result.current.read).toBeGreaterThan(0));
  expect(hook.result.current.statuses).toBeNull();
  come();
  await waitFor(() => expect(hook.result.current.statuses?.of(quiet)).toBe('no captures'));
  expect(hook.result.current.statuses?.definitions.current).toBe(words.findings.current);
});
