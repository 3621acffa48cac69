import { screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test, vi } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import type { Event } from '#contract/records/event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const panel = async () => within(await screen.findByRole('region', { name: words.deployments.selected }));

async function served<Rec>(path: string): Promise<Rec[]> {
  const response = await fetch(`${inject('smallUrl')}/api/v2/${path}`);
  return ((await response.json()) as { results: Rec[] }).results;
}

/** The value below a term of the panel. */
async function fact(name: string): Promise<string | null> {
  const term = (await panel()).getByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? null;
}

test('without a selection there is no panel', async () => {
  renderAt('/deployments?project=2');
  await screen.findByText(new RegExp(`^${words.list.countOf('5', '5')} · `));
  expect(screen.queryByRole('region', { name: words.deployments.selected })).not.toBeInTheDocument();
});

test('the panel has counts and rates of all days, and of the chosen days from the sessions of these nights', async () => {
  const trap = (await served<Deployment>('deployments/?limit=1000')).find(({ id }) => id === 45);
  const sessions = await served<Event>('events/?deployment=45&limit=1000');
  const captures = sessions.reduce((sum, one) => sum + (one.captures_count ?? 0), 0);
  const seconds = sessions.reduce((sum, one) => sum + Number(one.duration), 0);
  const { leave } = renderAt('/deployments?project=2&selected=45');
  await waitFor(async () => expect(await fact(words.deploymentSelected.nights)).toBe(String(sessions.length)));
  expect(await fact('Captures')).toBe((trap?.captures_count ?? -1).toLocaleString('en-US'));
  expect(trap?.captures_count).toBe(captures);
  expect(Number(await fact(words.deploymentSelected.perHour))).toBeCloseTo((captures * 3_600) / seconds, 1);
  expect(await fact('Taxa')).toBe(String(trap?.taxa_count));
  leave();

  renderAt('/deployments?project=2&selected=45&active=2024-05-01..2024-08-01');
  const evening = ({ start }: Event) =>
    new Date(Date.parse(`${start.slice(0, 10)}T00:00Z`) - (start.slice(11, 13) < '12' ? 86_400_000 : 0))
      .toISOString()
      .slice(0, 10);
  const inDays = sessions.filter((one) => evening(one) >= '2024-05-01' && evening(one) <= '2024-08-01');
  expect(inDays.length).toBeGreaterThan(0);
  expect(inDays.length).toBeLessThan(sessions.length);
  const ofDays = inDays.reduce((sum, one) => sum + (one.captures_count ?? 0), 0);
  await waitFor(async () => expect(await fact('Captures')).toBe(ofDays.toLocaleString('en-US')));
  expect(await fact('Sessions')).toBe(String(inDays.length));
  const shown = await panel();
  expect(shown.getByText(words.deploymentSelected.days('1 May 2024', '1 Aug 2024'))).toBeVisible();
  expect(shown.queryByText('Taxa', { selector: 'dt' })).not.toBeInTheDocument();
  const most = Math.max(...inDays.map((one) => one.captures_count ?? 0));
  expect(shown.getByRole('img', { name: new RegExp(`Highest: ${most}, `) })).toBeInTheDocument();
  expect(shown.getByRole('link', { name: words.deploymentSelected.itsSessions })).toHaveAttribute(
    'href',
    '/sessions?project=2&day_after=2024-05-01&day_before=2024-08-01&deployment=45',
  );
  const latest = inDays.toSorted((a, b) => (a.start < b.start ? 1 : -1))[0];
  const link = shown.getByRole('link', { name: new RegExp(words.deploymentSelected.latestOfDays) });
  expect(link).toHaveAttribute('href', `/sessions/${latest?.id}?project=2`);
  expect(await within(link).findByRole('img')).toHaveAttribute('src', expect.stringContaining('/media/'));
});

test('traps within 1 km are links that select them, under names that tell them apart', async () => {
  const { leave } = renderAt('/deployments?project=1&selected=24');
  const list = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('link');
  const texts = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);
  expect(texts(await list(words.deploymentSelected.near))).toEqual(['Tourbière nord', 'Érablière']);
  expect(texts(await list(words.deploymentSelected.sameSpot))).toEqual(['Piège B 19']);
  leave();

  const { user, address } = renderAt('/deployments?project=6&selected=187');
  const links = await list(words.deploymentSelected.near);
  expect(texts(links)).toEqual(['Trap 2 · Roudsea Wood and Mosses · #188', 'Trap 2 · Roudsea Wood and Mosses · #164']);
  await user.click(links[1] as HTMLElement);
  expect(address()).toBe('/deployments?project=6&selected=164');
  expect(await screen.findByRole('heading', { level: 2, name: links[1]?.textContent ?? '' })).toBeVisible();
});

test('the coordinates are copied as they are shown: whole, or rounded as chosen', async () => {
  const { user } = renderAt('/deployments?project=2&selected=45');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const copy = await screen.findByRole('button', { name: words.deploymentSelected.copy });
  await user.click(copy);
  const trap = (await served<Deployment>('deployments/?limit=1000')).find(({ id }) => id === 45);
  expect(write).toHaveBeenLastCalledWith(`${trap?.latitude}, ${trap?.longitude}`);
  expect(await screen.findByText(words.deploymentSelected.copied)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: words.ui.coordinates }), words.ui.roundedTo('0.1°'));
  expect(screen.queryByText(words.deploymentSelected.copied)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: words.deploymentSelected.copy }));
  expect(write).toHaveBeenLastCalledWith(`${trap?.latitude?.toFixed(1)}, ${trap?.longitude?.toFixed(1)}`);
});

test('“Zoom to deployment” moves the map to the trap, from the table alone too; its page leads back to the map', async () => {
  const trap = (await served<Deployment>('deployments/?limit=1000')).find(({ id }) => id === 45);
  const { user, address } = renderAt('/deployments?project=2&view=table&selected=45');
  await user.click(await screen.findByRole('button', { name: words.deploymentSelected.zoom }));
  const at = `map=${trap?.latitude},${trap?.longitude}`;
  expect(address()).toBe(`/deployments?project=2&selected=45&${at},11`);
  expect(await screen.findByRole('region', { name: words.deployments.map })).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: words.deploymentSelected.itsPage }));
  const back = await screen.findByRole('link', { name: words.deployment.showOnMap });
  expect(back).toHaveAttribute('href', `/deployments?project=2&${at},12&selected=45`);
});
