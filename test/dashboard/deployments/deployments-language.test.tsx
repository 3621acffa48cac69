import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as danish } from '#dashboard/deployments/messages/da.ts';
import { messages as danishMap } from '#dashboard/deployments/map/messages/da.ts';
import { messages as danishPanel } from '#dashboard/deployments/selected/messages/da.ts';
import { messages as french } from '#dashboard/deployments/messages/fr.ts';
import { messages as frenchPage } from '#dashboard/deployments/details/messages/fr.ts';
import { messages as danishControls } from '#dashboard/map/messages/da.ts';
import { degreeLabel } from '#dashboard/map/layers/graticule-lines.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent.replaceAll(/[▲▼]/g, ''));

test('a change of language changes table, map, legend and panel at once; the statuses in the address stay', async () => {
  const { address } = renderAt(
    '/deployments?project=4&metric=status&status=silent,ended&columns=name,status&selected=1',
  );
  const statuses = (text: string) => screen.getAllByText(text, { selector: 'td *' });
  await waitFor(() => expect(statuses(words.deployments.statuses.silent)).toHaveLength(1));
  expect(statuses(words.deployments.statuses.ended)).toHaveLength(1);
  expect(await screen.findByRole('combobox', { name: words.deploymentMap.showBy })).toBeInTheDocument();
  const before = address();
  await changeLanguage('da');
  expect(await screen.findByRole('heading', { level: 1, name: danish.title })).toBeVisible();
  await waitFor(() => expect(headers()).toEqual([danish.name, danish.status]));
  expect(statuses(danish.statuses.silent)).toHaveLength(1);
  expect(statuses(danish.statuses.ended)).toHaveLength(1);
  const choice = await screen.findByRole('combobox', { name: danishMap.showBy });
  expect(choice).toHaveDisplayValue(danish.status);
  const map = within(screen.getByRole('region', { name: danish.map }));
  expect(map.getByRole('button', { name: danishControls.zoomIn })).toBeInTheDocument();
  const panel = () => within(screen.getByRole('region', { name: danish.selected }));
  await waitFor(() => expect(panel().getByRole('link', { name: danishPanel.itsSessions })).toBeVisible());
  expect(address()).toBe(before);
  expect(degreeLabel(-70.5, 'longitude', 0.5)).toBe(danishControls.west('70,5°'));
});

test('a deployment’s page is in the language of the page', async () => {
  await changeLanguage('fr');
  renderAt('/deployments/36');
  expect(await screen.findByRole('region', { name: frenchPage.facts })).toHaveTextContent(french.firstDate);
  expect(screen.getByRole('region', { name: frenchPage.location })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: frenchPage.jobs })).toHaveTextContent(frenchPage.lastUpdate);
});

test('the name of a deployment claims no language', async () => {
  await changeLanguage('fr');
  renderAt('/deployments?project=4&view=table');
  const [name] = await screen.findAllByText('Trampa 3');
  expect(name?.closest('[lang]')).toHaveAttribute('lang', '');
  expect(name?.closest('[translate]')).toHaveAttribute('translate', 'no');
});
