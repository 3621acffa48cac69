import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages as danish } from '#dashboard/list/messages/da.tsx';
import { messages as danishPanels } from '#dashboard/list/view/panels/messages/da.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { chooseNumbers } from '#dashboard/ui/language/language.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';
import { madeDeployments, serveDeployments } from './made-deployments.ts';

const NAMES = ['', 'Zebra', 'Øland', 'Åbo', 'Æbelø', 'Aarhus', 'Birk'];
const ENGLISH = ['Aarhus', 'Åbo', 'Æbelø', 'Birk', 'Øland', 'Zebra'];
const DANISH = ['Birk', 'Zebra', 'Æbelø', 'Øland', 'Åbo', 'Aarhus'];

let service: FaultyService | undefined;
afterEach(async () => {
  chooseNumbers(null);
  await service?.stop();
});

async function tableAt(address: string) {
  service = await serveDeployments(madeDeployments(NAMES.length - 1, (id) => ({ name: NAMES[id] ?? '' })));
  const rendered = renderAt(address);
  const table = await screen.findByRole('table');
  const names = () =>
    within(table)
      .queryAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .filter((name) => NAMES.includes(name));
  await waitFor(() => expect(names()).not.toEqual([]));
  return { ...rendered, table, names };
}

test('the language changes every text of the list and the order of its names; what is typed and selected stays', async () => {
  const { user, table, names } = await tableAt('/deployments?view=table&ordering=name&captures_count=10..&selected=1');
  await waitFor(() => expect(names()).toEqual(ENGLISH));
  const search = screen.getByRole('searchbox');
  await user.click(screen.getByRole('button', { name: words.list.filtersSet(1) }));
  const bounds = await screen.findAllByRole('textbox', { name: new RegExp(`${words.panels.from('')}$`) });
  const opened = bounds[0] as HTMLElement;
  await act(() => changeLanguage('da'));

  await waitFor(() => expect(names()).toEqual(DANISH));
  expect(within(table).getByRole('row', { name: /Zebra/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('searchbox')).toBe(search);
  for (const panel of [danish.panels.columns, danish.panels.download, danish.panels.views]) {
    expect(screen.getByRole('button', { name: panel })).toBeInTheDocument();
  }
  expect(screen.getByRole('button', { name: danish.filtersSet(1) })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('list', { name: danish.filtersLabel })).toHaveTextContent(danish.atLeast('10'));
  expect(screen.getByRole('status')).toHaveTextContent(/^6 af 6 /);
  expect(table).toHaveTextContent(danish.sumOf('6'));
  expect(table).toHaveTextContent(danish.directions.text.up);
  expect(opened).toBeInTheDocument();
  expect(opened).toHaveAccessibleName(expect.stringMatching(new RegExp(`${danishPanels.from('')}$`)));
});

test('names are sorted by the language of numbers, which may be another than that of words', async () => {
  const { names, table } = await tableAt('/deployments?view=table&ordering=-name');
  await waitFor(() => expect(names()).toEqual(ENGLISH.toReversed()));
  act(() => chooseNumbers('da'));
  await waitFor(() => expect(names()).toEqual(DANISH.toReversed()));
  expect(table).toHaveTextContent(words.list.directions.text.down);
  act(() => chooseNumbers(null));
  await waitFor(() => expect(names()).toEqual(ENGLISH.toReversed()));
});

test.each(['oland', 'øland', 'ØLAND'])('a search for %s finds names with other letters', async (typed) => {
  const { names } = await tableAt(`/deployments?view=table&search=${encodeURIComponent(typed)}`);
  await waitFor(() => expect(names()).toEqual(['Øland']));
});
