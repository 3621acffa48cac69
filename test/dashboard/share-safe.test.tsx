import { pagesNotIn } from '#test/dashboard/pages-not-in.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import { areaInView } from '#dashboard/deployments/map/area-in-view.ts';
import { roundedQuery } from '#dashboard/address/rounded-query.ts';
import { whyNotLocated } from '#dashboard/deployments/why-not-located.ts';
import { located } from '#dashboard/map/located.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

/** The texts for coordinates with two decimals. */
const HUNDREDTH = { step: '0.01°', moved: '0.8 km' };
const sorted = new RegExp(words.list.sorted(''));
const AT = '/deployments?project=2&view=table&columns=name,latitude,longitude&selected=36';

test('places are shown as they are until they are asked to be rounded; then nothing shows more digits', async () => {
  const { user } = renderAt(AT);
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByText(sorted);
  const digitsShown = () =>
    new Set(
      [...table.querySelectorAll('tbody td')].flatMap(({ textContent }) =>
        /^-?\d+\.\d+$/.test(textContent) ? [textContent.split('.')[1]?.length] : [],
      ),
    );
  await screen.findByRole('button', { name: words.deploymentSelected.copy });
  const panel = screen.getByRole('region', { name: words.deployments.selected });
  expect(digitsShown()).toEqual(new Set([4]));
  expect(panel).toHaveTextContent(/-?\d+\.\d{4}, -?\d+\.\d{4}/);
  expect(screen.queryByText(textPattern(words.ui.rounded({ step: '§', moved: '§' })))).not.toBeInTheDocument();

  await user.selectOptions(
    screen.getByRole('combobox', { name: words.ui.coordinates }),
    words.ui.roundedTo(HUNDREDTH.step),
  );
  expect(screen.getByText(words.ui.rounded(HUNDREDTH))).toBeInTheDocument();
  expect(digitsShown()).toEqual(new Set([2]));
  expect(panel).toHaveTextContent(/-?\d+\.\d{2}, -?\d+\.\d{2}(?!\d)/);
  await user.click(screen.getByRole('button', { name: textPattern(`${words.list.panels.download}§`) }));
  expect(await screen.findByText(words.panels.rounded(HUNDREDTH))).toBeVisible();
});

test('what was chosen holds on other pages and for the next visit, and is taken back in Settings', async () => {
  localStorage.setItem('noctuary-place-digits', '1');
  const { user } = renderAt('/settings');
  const choice = await screen.findByRole('combobox', { name: words.ui.coordinates });
  expect(choice).toHaveValue('1');
  expect(
    screen.getByText(textPattern(words.settings.stored(`§${words.settings.storedItems.placeDigits}§`))),
  ).toBeInTheDocument();
  await user.selectOptions(choice, words.ui.exact);
  expect(localStorage.getItem('noctuary-place-digits')).not.toBe('1');
});

test('what is no location stays none, and a place that rounds to 0.0, 0.0 stays one', () => {
  expect(located({ latitude: 0, longitude: 0 }, 1)).toBeNull();
  expect(located({ latitude: 0.004, longitude: -0.004 }, 2)).not.toBeNull();
  expect(located({ latitude: 45.12345, longitude: -72.98765 }, 3)).toEqual({ latitude: 45.123, longitude: -72.988 });
});

afterEach(() => vi.restoreAllMocks());

/** Of every deployment, with as many digits as can tell a place: more than two. */
async function exactPlaces(): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${inject('smallUrl')}/api/v2/deployments/?limit=1000`);
  const { results } = (await answer.json()) as { results: Deployment[] };
  const exact = results.flatMap(({ latitude, longitude }) => [latitude ?? 0, longitude ?? 0]);
  return new Set(exact.flatMap((value) => [3, 4, 5, 6].map((digits) => Math.abs(value).toFixed(digits))));
}

/** The numbers of a text that are a coordinate of a deployment to three digits or more. */
const exactIn = (text: string, exact: ReadonlySet<string>) =>
  [...text.matchAll(/\d+\.\d{3,}/g)].map(([number]) => number).filter((number) => exact.has(number));

/** All of the page: texts and attributes, what stands in fields, the tab’s title and the address. */
function wholePage(address: () => string): string {
  const fields = [...document.querySelectorAll('input, select, textarea')].map(
    (field) => 'value' in field && field.value,
  );
  return [document.documentElement.outerHTML, ...fields, document.title, decodeURIComponent(address())].join('\n');
}

const PAGES: [address: string, whenRead: RegExp, saysSo: boolean][] = [
  ['/', new RegExp(`^${words.overview.allByCaptures}$`), true],
  ['/deployments?selected=36', sorted, true],
  ['/deployments?view=table&columns=name,latitude,longitude&selected=36', sorted, true],
  ['/deployments/36', new RegExp(`^${words.deployment.jobs}$`), true],
  ['/sessions?project=6&view=split', sorted, false],
  ['/sessions/1000', new RegExp(words.sessionPage.trapClock), false],
  ['/taxa?project=2&selected=72', new RegExp(`^${words.taxa.where}$`), true],
  ['/taxa/72?project=2', new RegExp(`^${words.season.where}$`), true],
  ['/exports', new RegExp(`^${words.list.countOf('24', '24')}`), false],
  ['/storage', /^Storage$/, false],
  ['/projects', /^Projects$/, false],
  ['/settings', textPattern(words.settings.stored('§')), false],
];

/** Other pages show no place. */
const OTHERS = pagesNotIn(PAGES.map(([at]) => at)).map((at): (typeof PAGES)[number] => [at, /./, false]);

test.each([...PAGES, ...OTHERS])(
  '%s shows no exact place while places are rounded, and says so where it shows any',
  async (...page) => {
    const [at, whenRead, saysSo] = page;
    const exact = await exactPlaces();
    localStorage.setItem('noctuary-place-digits', '2');
    const { address } = renderAt(at);
    await screen.findAllByText(whenRead);
    const said = () => screen.queryAllByText(words.ui.rounded(HUNDREDTH)).length;
    await waitFor(() => expect(said()).toBe(saysSo ? 1 : 0));
    expect(exactIn(wholePage(address), exact)).toEqual([]);
  },
);

test('an address with exact places, a saved view, copied rows and files have no exact place once they are rounded', async () => {
  const exact = await exactPlaces();
  const answer = await fetch(`${inject('smallUrl')}/api/v2/deployments/36/`);
  const { latitude, longitude } = (await answer.json()) as { latitude: number; longitude: number };
  const query = `map=${latitude},${longitude},9&latitude=${latitude}..${latitude}&longitude=${longitude}`;
  expect(exactIn(query, exact)).toHaveLength(5);
  localStorage.setItem('noctuary-views-deployments', JSON.stringify([{ name: 'The gate', query }]));
  localStorage.setItem('noctuary-place-digits', '2');
  const { user, address } = renderAt(`/deployments?view=table&columns=name,latitude,longitude&${query}`);
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByText(new RegExp(`^${words.list.countOf('[1-9]', '24')} · `));
  expect(exactIn(wholePage(address), exact)).toEqual([]);
  expect(address()).toContain(`map=${latitude.toFixed(2)},${longitude.toFixed(2)},9`);
  await user.click(screen.getByRole('button', { name: words.list.panels.views }));
  expect(await screen.findByRole('link', { name: 'The gate' })).toBeInTheDocument();
  expect(exactIn(wholePage(address), exact)).toEqual([]);

  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await user.keyboard('{Escape}');
  await user.click(within(table).getAllByRole('rowheader')[0] as HTMLElement);
  await user.keyboard('{Control>}c{/Control}');
  await waitFor(() => expect(copied).toHaveLength(1));
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  for (const button of [words.panels.asFile('CSV'), words.panels.asFile('GeoJSON'), words.panels.describe]) {
    const had = files.length;
    await user.click(screen.getByRole('button', { name: words.list.panels.download }));
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(files).toHaveLength(had + 1));
  }
  const texts = [...copied, ...(await Promise.all(files.map((file) => file.text())))];
  expect(texts.map((text) => exactIn(text, exact))).toEqual([[], [], [], []]);
  for (const text of texts.slice(0, 3)) expect(text).toContain(String(Math.trunc(latitude)));
  expect(texts[1]).toContain('coordinateUncertaintyInMeters');
});

test('New export begins with coordinates rounded as on the page and without names, and warns of exact ones', async () => {
  localStorage.setItem('noctuary-place-digits', '1');
  const { user } = renderAt('/exports');
  await user.click(await screen.findByRole('button', { name: words.exports.newExport }));
  expect(await screen.findByText(words.order.rounded)).toBeVisible();
  expect(screen.getByRole('combobox', { name: words.order.people })).toHaveValue(words.order.peopleForms.none);
  await user.click(screen.getByRole('combobox', { name: words.order.coordinates }));
  await user.click(await screen.findByRole('option', { name: words.order.coordinatesExact }));
  expect(await screen.findByText(words.order.exactAlways)).toBeVisible();
  // Exact coordinates are no reason to name people.
  expect(screen.queryByText(words.order.peopleInFile.names)).not.toBeInTheDocument();
  expect(screen.queryByText(words.order.rounded)).not.toBeInTheDocument();
});

test.each([
  ['map=45.50884,-73.56173,14&view=map', 1, 'map=45.5,-73.6,14&view=map'],
  ['latitude=45.5084..45.5087&longitude=-73.5617', 2, 'latitude=45.5..45.51&longitude=-73.57..-73.56'],
  ['latitude=45.5..,not-reported&longitude=..-73.5617', 1, 'latitude=45.5..,not-reported&longitude=..-73.5'],
  ['latitude=4.35&search=45.50884', 2, 'latitude=4.35&search=45.50884'],
  ['map=here&latitude=x', 1, 'map=here&latitude=x'],
  ['area=45.5084,-73.5687;45.5087,-73.5617', 2, 'area=45.5,-73.57;45.51,-73.56'],
  ['area=45.5084,-73.5687;45.6087,-73.5617;45.5,-73.45678', 2, 'area=45.51,-73.57;45.61,-73.56;45.5,-73.46'],
  ['area=here', 1, 'area=here'],
  ['map=45.50884,-73.56173,14', null, 'map=45.50884,-73.56173,14'],
])('of the address %s at %s digits stays %s', (query, digits, wanted) => {
  expect(roundedQuery(query, digits)).toBe(wanted);
  expect(roundedQuery(wanted, digits)).toBe(wanted);
});

test('the area in view has no more digits than places have, and what is not on the globe is rounded too', () => {
  const area = areaInView({ latitude: 45.50884, longitude: -73.56173, zoom: 14 }, { width: 600, height: 400 }, 1);
  expect(area).toEqual([
    [45.4, -73.6],
    [45.6, -73.5],
  ]);
  expect(whyNotLocated({ latitude: -123.12345, longitude: 49.28273 }, 1, words.deployments)).toBe(
    words.deployments.whyOutside('-123.1, 49.3'),
  );
});
