import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textOf, words } from '#test/words.ts';

/** Records with nothing but their identity, and some that refer to them. */
const RECORDS: Readonly<Record<string, readonly object[]>> = {
  projects: [{ id: 1 }, { id: 2 }],
  deployments: [
    { id: 11, name: 'Gate' },
    { id: 12, name: 'Ridge' },
  ],
  events: [{ id: 21, deployment: { id: 11 }, start: '2024-07-01T22:00:00' }],
  taxa: [{ id: 31 }, { id: 32, parent_id: 31 }, { id: 33, name: 'Noctua' }],
  occurrences: [{ id: 41, deployment: { id: 11 }, event: { id: 21 }, determination: { id: 31 } }],
  exports: [{ id: 51 }, { id: 52, user: { id: 71 }, job: { id: 61, project: { id: 1 } } }],
  storage: [{ id: 81 }, { id: 82, project: 1 }],
  jobs: [{ id: 61 }, { id: 62, deployment: { id: 11 }, project: { id: 1 } }],
};

let service: FaultyService;
beforeEach(async () => {
  service = await faultyService((path, query) => {
    const [name = '', id] = path.split('/');
    const records = RECORDS[name] ?? [];
    if (id === '' || id === undefined) return pageOf(records, query);
    const body = records.find((one) => 'id' in one && String(one.id) === id);
    return body === undefined ? { status: 404, body: { detail: 'Not found.' } } : { body };
  });
  loadedFrom(service.origin);
});
afterEach(() => service.stop());

const UNKNOWN = `–${words.ui.notReported}`;

/** That nothing on the page is a value of JavaScript, and no link or button is without a name. */
function expectPlainWords(): void {
  const titles = [...document.querySelectorAll('[title], [aria-label]')].flatMap((one) => [
    one.getAttribute('title') ?? '',
    one.getAttribute('aria-label') ?? '',
  ]);
  const text = [document.title, document.body.textContent, ...titles].join('\n');
  expect(text).not.toMatch(/\b(null|undefined|NaN|Invalid Date)\b|\[object/);
  for (const role of ['link', 'button', 'heading', 'option'] as const)
    for (const one of screen.queryAllByRole(role)) expect(one).toHaveAccessibleName();
}

/** The cells of a row by its id, with the first one, which names it. */
function cellsOf(table: HTMLElement, id: number): (string | null)[] {
  const row = table.querySelector(`tr[data-id="${id}"]`);
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
}

const { storage } = words;
test.each([
  {
    page: '/projects?view=table&columns=name,deployments_count,draft,updated_at,description,created_at',
    title: words.projects.title,
    rows: { 1: ['ID 1', UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], 2: ['ID 2', ...Array<string>(5).fill(UNKNOWN)] },
  },
  {
    page: '/storage?view=table&columns=name,project,bucket,deployments_count,total_files_indexed,total_size_indexed,last_checked,indexed,prefix,endpoint_url,updated_at',
    title: storage.title,
    rows: {
      81: ['ID 81', ...Array<string>(5).fill(UNKNOWN), storage.notReported, ...Array<string>(4).fill(UNKNOWN)],
      82: ['ID 82', 'ID 1', ...Array<string>(4).fill(UNKNOWN), storage.notReported, ...Array<string>(4).fill(UNKNOWN)],
    },
  },
  {
    page: '/taxa?columns=name,rank,parent_id,occurrences_count,updated_at',
    title: words.taxa.title,
    rows: {
      31: ['ID 31', UNKNOWN, `–${words.taxa.noParent}`, UNKNOWN, UNKNOWN],
      32: ['ID 32', UNKNOWN, 'ID 31', UNKNOWN, UNKNOWN],
    },
  },
  {
    page: '/exports?view=table&columns=created_at,filters_display,project,user,format,status,record_count,file_size,updated_at',
    title: words.exports.title,
    rows: {
      51: [
        UNKNOWN,
        words.api.filtersUnknown,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        `–${words.ui.noStatus}`,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
      ],
      52: [
        UNKNOWN,
        words.api.filtersUnknown,
        'ID 1',
        'ID 71',
        UNKNOWN,
        `–${words.ui.noStatus}`,
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
      ],
    },
  },
])('the table of $title shows what is not reported as that', async ({ page, title, rows }) => {
  renderAt(page);
  const table = await screen.findByRole('table', { name: title });
  await waitFor(() => expect(cellsOf(table, Number(Object.keys(rows).at(-1)))).not.toEqual([]));
  for (const [id, cells] of Object.entries(rows)) expect(cellsOf(table, Number(id))).toEqual(cells);
  expectPlainWords();
});

test('a project without a name is selected by its id, in its card and in the switch', async () => {
  renderAt('/projects');
  const card = (await screen.findByRole('heading', { level: 2, name: 'ID 1' })).closest('li');
  expect(card).toHaveTextContent(words.projects.descriptionUnknown);
  expect(card).toHaveTextContent(words.projects.deploymentsUnknown);
  expect(card).toHaveTextContent(`${textOf(words.projects.createdOn(''))}${UNKNOWN}`);
  expect(card).not.toHaveTextContent(words.projects.draft);
  const projects = within(screen.getByRole('combobox', { name: words.shell.project })).getAllByRole('option');
  expect(projects.map(({ textContent }) => textContent)).toEqual([words.shell.allProjects, 'ID 1', 'ID 2']);
  expectPlainWords();
});

test('a storage source says that its project, its bucket and its indexing are not reported', async () => {
  renderAt('/storage');
  const panel = (await screen.findByRole('heading', { level: 2, name: 'ID 81' })).closest('li');
  expect(panel).toHaveTextContent(`ID 81${storage.stateUnknown}${storage.projectUnknown}${storage.bucketUnknown}`);
  expect(panel).not.toHaveTextContent(storage.states['never indexed']);
  expect(screen.getByText(storage.neverAndEmpty(0, 0))).toBeVisible();
  expect(screen.getAllByText(storage.sumOfNone(2))).toHaveLength(3);
  expectPlainWords();
});

test('a taxon without a rank is not looked for at GBIF', async () => {
  renderAt('/taxa?selected=33');
  expect(await screen.findByRole('heading', { level: 2, name: 'Noctua' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /GBIF/ })).not.toBeInTheDocument();
});

test('the tree has taxa without a parent at the top', async () => {
  renderAt('/taxa?view=tree&selected=31');
  const { rankUnknown, ownUnknown, sumUnknown } = words.taxa;
  const root = await screen.findByRole('treeitem', { name: `ID 31, ${rankUnknown}, ${ownUnknown}, ${sumUnknown}` });
  expect(root).toHaveAttribute('aria-level', '1');
  expect(screen.getByRole('heading', { level: 2, name: 'ID 31' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /GBIF/ })).not.toBeInTheDocument();
  // Where it was found is counted from the occurrences themselves.
  const places = await screen.findByRole('list', { name: words.taxa.deploymentsOf('ID 31') });
  await waitFor(() => expect(places).toHaveTextContent('Gate1'));
  expectPlainWords();
});

test('the page of a taxon has its season, of nights whose number of occurrences is not known', async () => {
  renderAt('/taxa/31');
  expect(await screen.findByRole('heading', { level: 1, name: `ID 31 ${words.ui.notReported}` })).toBeVisible();
  const years = await screen.findByRole('table', { name: words.season.yearTable });
  expect(within(years).getByRole('row', { name: /^2024/ })).toHaveTextContent(
    `2024–${words.season.notKnown}–${words.season.notKnown}1`,
  );
  expect(document.title).toContain('ID 31');
  expectPlainWords();
});

test('an export has its card, its progress and why it cannot be ordered again', async () => {
  renderAt('/exports');
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent(words.exports.formatForUnknown(words.exports.formatUnknown));
  expect(second).toHaveTextContent(words.exports.formatFor(words.exports.formatUnknown, 'ID 71'));
  for (const card of [first, second]) {
    expect(card).toHaveTextContent(words.ui.noStatus);
    expect(card).toHaveTextContent(words.exports.noProgress);
    expect(card).toHaveTextContent(words.exports.noStages);
    expect(card).toHaveTextContent(`${words.exports.started}${UNKNOWN}`);
  }
  expectPlainWords();
});

test('a job without a status is neither running nor ended', async () => {
  const { user } = renderAt('/settings');
  await user.click(await screen.findByRole('button', { name: words.shell.jobs }));
  const group = within(await screen.findByRole('region', { name: words.jobs.groups.unknown }));
  expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `ID 62• ${words.ui.noStatus}ID 11 · ID 1${UNKNOWN}`,
    `ID 61• ${words.ui.noStatus}${words.jobs.noProject}${UNKNOWN}`,
  ]);
  for (const name of [words.jobs.groups.running, words.jobs.groups.ended])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expectPlainWords();
});

test('the palette finds records without a name by their ids', async () => {
  const { user } = renderAt('/storage?view=table');
  await screen.findByRole('table', { name: storage.title });
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: words.shell.searchAll });
  const { showProject, bucketUnknown, rankUnknown } = words.palette;
  for (const [id, detail] of [
    ['1', showProject],
    ['81', bucketUnknown],
    ['31', rankUnknown],
  ]) {
    await user.clear(field);
    await user.type(field, `ID ${id}`);
    expect(await screen.findByRole('option', { name: `ID ${id}, ${detail}` })).toBeVisible();
    expectPlainWords();
  }
});

test.each([
  ['/effort?table=on', () => screen.findByRole('link', { name: 'Gate' })],
  ['/effort?measure=detected&taxon=31', () => screen.findByDisplayValue('ID 31')],
  ['/compare?by=project&project=1,2', () => screen.findAllByText('ID 2')],
  ['/?project=1', () => screen.findByText(words.overview.noneReported)],
])('%s works with records that have nothing but their identity', async (page, shown) => {
  renderAt(page);
  await shown();
  expectPlainWords();
});
