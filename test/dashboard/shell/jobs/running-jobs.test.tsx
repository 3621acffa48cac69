import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import type { JobSummary } from '#contract/records/job.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { pageOf } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { exportsService, type ExportsService } from '#test/dashboard/exports/exports-service.ts';
import { madeExport } from '#test/dashboard/exports/made-export.ts';
import { pollClock, tabIs } from '#test/dashboard/exports/poll-clock.ts';
import { ANY, textPattern, words } from '#test/words.ts';

const clock = pollClock();
let service: ExportsService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

const none = { user_permissions: [] };

function madeJob(id: number, status: string, changes: object = {}) {
  const at = `2024-06-13T09:00:${String(id).padStart(2, '0')}`;
  return {
    id,
    details: '',
    status,
    job_type: { name: 'ML pipeline', key: 'ml' },
    created_at: at,
    updated_at: at,
    name: `Job ${id}`,
    project: { id: 3, name: 'Moths of the bog', details: '', ...none },
    deployment: { id: 5, name: 'Trap 5', details: '', ...none },
    progress: null,
    result: null,
    ...none,
    ...changes,
  };
}

const askedFirst = 'jobs/?ordering=-updated_at&limit=20';

test('the header counts running and failed jobs, and polls slowly while none runs', async () => {
  let jobs = [
    madeJob(1, 'FAILURE'),
    madeJob(2, 'STARTED', { progress: { summary: { status: 'STARTED', progress: 0.5 }, stages: [] } }),
    madeJob(3, 'SUCCESS', { deployment: null, job_type: { name: 'Data export', key: 'data_export' } }),
  ];
  const made = madeExport(9);
  service = await exportsService([{ ...made, job: { ...made.job, id: 3 } }], (path, query) => {
    // The latest first, as asked.
    if (path === 'jobs/') return pageOf(jobs.toReversed(), query);
    return path === 'jobs/2/' ? { body: jobs[1] } : null;
  });
  const { requests } = service;
  const { user } = renderAt('/settings');
  await user.click(
    await screen.findByRole('button', {
      name: words.jobs.jobsWith(`${words.jobs.running(1)}, ${words.jobs.failed(1)}`),
    }),
  );
  const panel = await screen.findByRole('dialog', { name: textPattern(`${words.shell.jobs}§`) });
  const of = async (group: string) => within(await within(panel).findByRole('region', { name: group }));
  expect((await of(words.jobs.groups.running)).getByText('50%')).toBeVisible();
  expect((await of(words.jobs.groups.failed)).getByRole('link', { name: 'Job 1' })).toHaveAttribute(
    'href',
    '/deployments/5',
  );
  // Which export a job makes, the list of jobs does not say.
  expect(await (await of(words.jobs.groups.ended)).findByRole('link', { name: 'Job 3' })).toHaveAttribute(
    'href',
    '/exports?selected=9',
  );
  expect(within(panel).getByText(textPattern(`${words.jobs.allJobs(3)}. ${words.jobs.readAt('§')}§`))).toBeVisible();

  jobs = jobs.map((job) => (job.id === 2 ? { ...job, status: 'SUCCESS' } : job));
  expect(clock.delaysMs()).toEqual([4_500]);
  await clock.passes(4_500);
  expect(await screen.findByRole('button', { name: words.jobs.jobsWith(words.jobs.failed(1)) })).toBeInTheDocument();
  expect(clock.delaysMs()).toEqual([30_000]);
  // The one that ran, and no other.
  expect(requests.filter((path) => path.startsWith('jobs/'))).toEqual([askedFirst, 'jobs/2/']);
  expect(requests.filter((path) => path.startsWith('exports/'))).toHaveLength(1);

  jobs.push(madeJob(4, 'STARTED'));
  await tabIs('hidden');
  await clock.passes(30_000);
  expect(requests.filter((path) => path.startsWith('jobs/'))).toHaveLength(2);
  await tabIs('visible');
  await clock.passes(30_000);
  const both = words.jobs.jobsWith(`${words.jobs.running(1)}, ${words.jobs.failed(1)}`);
  expect(await screen.findByRole('button', { name: both })).toBeInTheDocument();
  expect(requests.filter((path) => path.startsWith('jobs/')).slice(2)).toEqual(['jobs/?ordering=-updated_at&limit=5']);
  expect(clock.delaysMs()).toEqual([4_500]);
});

test('failures that have been looked at are no longer counted, newer ones are', async () => {
  const jobs = [madeJob(1, 'FAILURE')];
  service = await exportsService([], (path, query) => (path === 'jobs/' ? pageOf(jobs, query) : null));
  const { user } = renderAt('/settings');
  await user.click(await screen.findByRole('button', { name: words.jobs.jobsWith(words.jobs.failed(1)) }));
  await screen.findByRole('region', { name: words.jobs.groups.failed });
  await user.keyboard('{Escape}');
  const button = await screen.findByRole('button', { name: words.shell.jobs });
  await waitFor(() => expect(button).toHaveFocus());
  jobs.push(madeJob(2, 'FAILURE'));
  await user.click(await screen.findByRole('button', { name: words.shell.refresh }));
  expect(await screen.findByRole('button', { name: words.jobs.jobsWith(words.jobs.failed(1)) })).toBeVisible();
});

test.each([404, 403])(
  'a service that answers %s for its jobs shows those of its exports, and says so',
  async (status) => {
    service = await exportsService([madeExport(1, { status: 'STARTED', done: 400 })], (path) =>
      path === 'jobs/' ? { status, body: { detail: 'No.' } } : null,
    );
    const { user } = renderAt('/settings');
    await user.click(await screen.findByRole('button', { name: words.jobs.jobsWith(words.jobs.running(1)) }));
    const link = await screen.findByRole('link', { name: 'Export of set 1' });
    expect(link).toHaveAttribute('href', '/exports?selected=1');
    expect(screen.getByText(new RegExp(words.jobs.onlyExportJobs))).toBeVisible();
  },
);

test('a kind of job that failed three times in a row is shown at its deployment', async () => {
  const kinds = { ml: 'ML pipeline', sync: 'Data storage sync' };
  const job = (id: number, key: keyof typeof kinds, status: string): JobSummary => ({
    ...madeJob(id, status),
    job_type: { key, name: kinds[key] },
  });
  const jobs = [
    job(1, 'ml', 'SUCCESS'),
    job(2, 'ml', 'FAILURE'),
    job(3, 'ml', 'FAILURE'),
    job(4, 'sync', 'FAILURE'),
    job(5, 'ml', 'FAILURE'),
    job(6, 'sync', 'FAILURE'),
    job(7, 'ml', 'STARTED'),
  ];
  service = await exportsService([], (path) =>
    path === 'deployments/5/' ? { body: madeDeployment(5, { jobs }) } : null,
  );
  renderAt('/deployments/5');
  expect(await screen.findByText(words.deployment.failing(3, 'ML pipeline'))).toBeVisible();
  expect(screen.queryByText(textPattern(words.deployment.failing(ANY, 'Data storage sync')))).not.toBeInTheDocument();
});

test('the sample’s jobs are fetched once, and link to their deployments', async () => {
  loadedFrom(inject('smallUrl'));
  const { user } = renderAt('/settings');
  await user.click(await screen.findByRole('button', { name: textPattern(`${words.shell.jobs}§`) }));
  const ended = await screen.findByRole('region', { name: words.jobs.groups.ended });
  const links = within(ended).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toMatch(/^\/deployments\/\d+$/);
  expect(clock.delaysMs()).toEqual([30_000]);
});
