import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

/** Deployments answered as said; there are no projects. */
async function serve(deployments: (query: URLSearchParams) => FaultyAnswer): Promise<void> {
  service = await faultyService((path, query) => (path === 'deployments/' ? deployments(query) : pageOf([], query)));
  loadedFrom(service.origin);
}

test('a first reading that fails stands in the table’s place and can be tried again', async () => {
  let down = true;
  await serve((query) =>
    down ? { status: 503, body: { detail: 'Down for repair.' } } : pageOf([madeDeployment(1)], query),
  );
  const { user } = renderAt('/deployments');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The deployments could not be read.');
  expect(alert).toHaveTextContent('Down for repair.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  down = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Trap 1')).toBeInTheDocument();
});

test('a refresh that fails keeps what is there and says so', async () => {
  let down = false;
  await serve((query) => (down ? { status: 500, body: '<h1>Oops</h1>' } : pageOf([madeDeployment(1)], query)));
  const { user } = renderAt('/deployments');
  expect(await screen.findByText('Trap 1')).toBeInTheDocument();
  down = true;
  await user.click(await screen.findByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(/Could not be refreshed: The service answered 500/)).toBeInTheDocument();
  expect(screen.getByText('Trap 1')).toBeInTheDocument();
});

test('a reading that stops on the way shows what came and what stopped it', async () => {
  const all = Array.from({ length: 150 }, (_, index) => madeDeployment(index + 1));
  await serve((query) => (query.has('offset') ? { status: 502, body: '' } : pageOf(all, query)));
  renderAt('/deployments');
  expect(await screen.findByText(/Stopped reading: The service answered 502/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('100 of 150 deployments');
});

test('repeated records are told from missing ones, with a way to read again', async () => {
  await serve(() => ({
    body: { count: 3, next: null, previous: null, results: [madeDeployment(1), madeDeployment(1), madeDeployment(2)] },
  }));
  renderAt('/deployments');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('1 missing: the service repeated records between pages');
  expect(within(alert).getByRole('button', { name: 'Read again' })).toBeInTheDocument();
});

test('a record that breaks the contract is counted and the others show', async () => {
  await serve((query) => pageOf([madeDeployment(1), { id: 2, name: 7 }], query));
  renderAt('/deployments');
  expect(await screen.findByText('Trap 1')).toBeInTheDocument();
  expect(screen.getByText('1 set aside: not in the form of the interface')).toBeInTheDocument();
});

test('odd values of running services show as they are: null counters, places off the globe, unknown job words', async () => {
  const job = { id: 9, details: '', job_type: { name: 'Odd', key: 'odd' }, user_permissions: [] };
  await serve((query) =>
    pageOf(
      [
        madeDeployment(1, { captures_count: null, latitude: null, longitude: null }),
        madeDeployment(2, { latitude: 123, longitude: 4 }),
        madeDeployment(3, { latitude: 0, longitude: 12 }),
        madeDeployment(4, {
          jobs: [
            { ...job, status: 'SUCCESS', created_at: '2024-01-01T00:00:00', updated_at: '2024-01-01T00:00:00' },
            {
              ...job,
              id: 10,
              status: 'CANCELING',
              created_at: '2024-02-01T00:00:00',
              updated_at: '2024-02-01T00:00:00',
            },
          ],
        }),
      ],
      query,
    ),
  );
  renderAt('/deployments?ordering=captures_count');
  const table = await screen.findByRole('table', { name: 'Deployments' });
  const last = (await within(table).findByText('Trap 1')).closest('tr');
  expect(last).toHaveAttribute('aria-rowindex', '5');
  expect(last).toHaveTextContent('not reported by the service');
  const nowhere = within(screen.getByRole('region', { name: 'Without location' })).getAllByRole('button');
  expect(nowhere.map((button) => button.textContent)).toEqual(['Trap 1Project', 'Trap 2Project']);
  expect(within(table).getByText('Trap 4').closest('tr')).toHaveTextContent('CANCELING');
});
