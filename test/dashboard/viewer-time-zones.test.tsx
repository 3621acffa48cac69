import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import type { SentOf } from '#contract/lists/collections.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const digits = (date: string) =>
  `${Number(date.slice(8, 10))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

test.each(['America/Montreal', 'Europe/Copenhagen', 'Asia/Tokyo'])(
  'a viewer in %s reads the digits of the trap’s own clock',
  async (zone) => {
    process.env['TZ'] = zone;
    expect(new Date(2024, 0, 1).getTimezoneOffset()).toBe(
      { 'America/Montreal': 300, 'Europe/Copenhagen': -60 }[zone] ?? -540,
    );
    const response = await fetch(`${inject('smallUrl')}/api/v2/deployments/36/`);
    const { first_date, last_date, jobs, updated_at } = (await response.json()) as SentOf<'deployments'>;
    renderAt('/deployments/36');
    const facts = await screen.findByRole('region', { name: words.deployment.facts });
    for (const date of [first_date, last_date, updated_at]) expect(facts).toHaveTextContent(digits(date ?? ''));
    const rows = within(screen.getByRole('table', { name: words.deployment.jobs }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.children[2]?.textContent)).toEqual(jobs.map(({ created_at }) => digits(created_at)));
  },
);

test.each(['America/Montreal', 'Asia/Tokyo'])('a viewer in %s reads the same days in the table', async (zone) => {
  process.env['TZ'] = zone;
  const response = await fetch(`${inject('smallUrl')}/api/v2/deployments/?ordering=last_date&limit=1000`);
  const { results } = (await response.json()) as { results: SentOf<'deployments'>[] };
  const days = results.flatMap(({ last_date }) => last_date ?? []).toSorted();
  renderAt('/deployments?ordering=last_date&view=table');
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('24 of 24 deployments'));
  const shown = within(screen.getByRole('table', { name: 'Deployments' })).getAllByText(digits(days[0] ?? ''));
  expect(shown.map((time) => time.getAttribute('datetime'))).toContain(days[0]);
});

test.each(['America/Montreal', 'Europe/Copenhagen', 'Asia/Tokyo'])(
  'a viewer in %s reads the times of a session by the trap’s own clock',
  async (name) => {
    process.env['TZ'] = name;
    expect(new Date(2025, 10, 1).getTimezoneOffset()).not.toBe(0);
    renderAt('/sessions/815');
    expect(await screen.findByText('Start', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1→2 Nov 2025');
    expect(factOf('Start')).toHaveTextContent('1 Nov 2025, 19:12:00');
    expect(factOf('End')).toHaveTextContent('2 Nov 2025, 08:12:00');
    expect(await screen.findByRole('button', { name: /^19:12:00/ })).toBeInTheDocument();
    const plot = await screen.findByRole('slider', { name: words.sessionPage.activity });
    expect(plot).toHaveAttribute(
      'aria-valuetext',
      words.sessionPage.detectionsAt('19:10–19:20', 8, words.sessionPage.detections(0)),
    );
  },
);
