import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { madeOccurrence } from '#test/dashboard/sessions/night-service.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords } from '#test/support/made-source.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

const { species, occurrences } = words;

let service: FaultyService | undefined;
afterEach(() => service?.stop());

type Answer = (query: URLSearchParams) => FaultyAnswer | undefined;

/** Two projects with two deployments each, and three sessions per deployment; `answer` is to requests for occurrences. */
async function serve(answer: Answer, change: (records: ReturnType<typeof madeRecords>) => void = () => {}) {
  const records = madeRecords();
  change(records);
  service = await faultyService((path, query) => {
    const [, name = '', id] = /^([a-z]+)\/(?:(\d+)\/)?$/.exec(path) ?? [];
    const all = records[name] ?? [];
    if (id !== undefined) return { body: all.find((one) => one.id === Number(id)) };
    const matches = (one: (typeof all)[number], field: string) =>
      !query.has(field) || query.get(field) === String((one[field] as { id: number } | null)?.id);
    const list = all.filter((one) => matches(one, 'event') && matches(one, 'deployment'));
    return (name === 'occurrences' ? answer(query) : undefined) ?? pageOf(list, query);
  });
  loadedFrom(service.origin);
  return service;
}

const asked = () =>
  (service?.requests ?? [])
    .filter((request) => request.startsWith('occurrences/'))
    .map((request) => request.replace(/[?&]ordering.*/, ''));

describe('a service without occurrences', () => {
  test.each<[string, FaultyAnswer]>([
    ['does not know them', { status: 404, body: { detail: 'Not found.' } }],
    ['sends something else', { body: { species: [] } }],
    ['refuses them', { status: 400, body: { project_id: ['This field is required.'] } }],
  ])('that %s leaves the rest of each page', async (_what, answer) => {
    await serve(() => answer);
    const said = () => screen.findByText((text) => text.startsWith(occurrences.notLoaded));
    const session = renderAt('/sessions/1');
    expect(await said()).toBeVisible();
    expect(await screen.findByText(words.sessionPage.allLoaded(5))).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Captures' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Species' })).not.toBeInTheDocument();
    session.leave();

    const deployment = renderAt('/deployments/11');
    expect(await said()).toBeVisible();
    const sessions = await screen.findByRole('table', { name: 'Sessions' });
    await waitFor(() => expect(within(sessions).getAllByRole('row').length).toBeGreaterThan(3));
    deployment.leave();

    renderAt('/sessions?group=species');
    expect(await said()).toBeVisible();
    expect(screen.getByRole('radio', { name: words.sessions.views.species })).toBeChecked();
  });
});

test('where no record has a sex or a life stage there is no filter by them, and an address with one says so', async () => {
  await serve(() => undefined);
  const { names, values, neverGiven } = words.animals;
  const plain = renderAt('/sessions/1');
  expect(await screen.findByRole('combobox', { name: species.lowestScore })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Species' })).toBeVisible();
  for (const name of Object.values(names)) expect(screen.queryByRole('combobox', { name })).not.toBeInTheDocument();
  plain.leave();

  const { user, address } = renderAt('/sessions/1?species_sex=female');
  expect(await screen.findByText(neverGiven(names.sex))).toBeVisible();
  const what = words.animals.asked(names.sex, values.sex.female);
  expect(screen.getByText(textPattern(species.notShown('§')))).toHaveTextContent(what);
  await user.selectOptions(screen.getByRole('combobox', { name: names.sex }), words.animals.any);
  await waitFor(() => expect(address()).toBe('/sessions/1'));
  expect(screen.queryByText(neverGiven(names.sex))).not.toBeInTheDocument();
});

test('occurrences without a determination or a score are counted and named', async () => {
  await serve(
    () => undefined,
    (records) => {
      const of = records['occurrences'] ?? [];
      for (const one of of) one['event'] = { ...(of[0]?.['event'] as object) };
      Object.assign(of[0] ?? {}, { determination: null, determination_score: 0.9 });
      Object.assign(of[1] ?? {}, { determination_score: null });
    },
  );
  const { user } = renderAt('/sessions/1');
  expect(await screen.findByText(species.notShown(species.undetermined(1)))).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: species.lowestScore }), '0.5');
  const left = [species.undetermined(1), species.withoutScore(1)].join(', ');
  expect(await screen.findByText(species.notShown(left))).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: species.lowestScore }), '0.9');
  expect(await screen.findByText(new RegExp(species.belowScore(10, '0.90')))).toBeVisible();
  expect(await screen.findByRole('button', { name: new RegExp(species.atLeast('0.90')) })).toBeVisible();
});

test('the accumulation says how many trap-nights it leaves out, since their numbers of occurrences are unknown', async () => {
  await serve(
    () => undefined,
    (records) => {
      // All of one evening.
      for (const one of records['events'] ?? []) one['occurrences_count'] = null;
    },
  );
  renderAt('/deployments/11?species_show=accumulation');
  expect(await screen.findByText(words.accumulation.unknownNights(1))).toBeVisible();
});

describe('of the sessions that Sessions shows, only what is needed is requested', () => {
  test('the occurrences of a few deployments one by one, else those of the project or all', async () => {
    await serve(() => undefined);
    const all = renderAt('/sessions?group=species');
    await screen.findByText(new RegExp(occurrences.basedOnAll(12)));
    expect(asked()).toEqual(['occurrences/']);
    all.leave();
    service?.requests.splice(0);
    renderAt('/sessions?group=species&deployment=11,12');
    await screen.findByText(new RegExp(occurrences.basedOnAll(6)));
    expect(asked().toSorted()).toEqual([
      'occurrences/?deployment=11&project_id=5',
      'occurrences/?deployment=12&project_id=5',
    ]);
  });

  test('with a record missing from one of several lists, the page says how many it has of how many, and estimates nothing', async () => {
    await serve((query) => {
      if (query.get('deployment') !== '12') return undefined;
      const of = madeRecords()['occurrences']?.filter(({ deployment }) => (deployment as { id: number }).id === 12);
      return { body: { ...(pageOf(of ?? [], query).body as object), count: 4 } };
    });
    renderAt('/sessions?group=species&deployment=11,12&show=accumulation');
    expect(await screen.findByText((text) => text.endsWith(occurrences.basedOn('6', '7')))).toBeVisible();
    expect(await screen.findByText(words.accumulation.needsAll)).toBeVisible();
  });

  test('with one of several lists stopped, the page says how many records it has, and why', async () => {
    await serve((query) => {
      if (query.get('deployment') !== '12') return undefined;
      if (query.get('offset') !== null) return { status: 404, body: { detail: 'Not found.' } };
      const of = madeRecords()['occurrences']?.filter(({ deployment }) => (deployment as { id: number }).id === 12);
      const next = 'http://inside.example/api/v2/occurrences/?deployment=12&limit=3&offset=3';
      return { body: { ...(pageOf(of ?? [], query).body as object), count: 4, next } };
    });
    renderAt('/sessions?group=species&deployment=11,12');
    const said = occurrences.stoppedBecause('6', '7', '');
    expect(await screen.findByText((text) => text.startsWith(said))).toBeVisible();
    expect(screen.getByRole('button', { name: occurrences.resume })).toBeVisible();
  });

  test('more than 50,000 are loaded only when asked for, in one list or in several', async () => {
    const many = (query: URLSearchParams): FaultyAnswer => {
      const page = pageOf(madeRecords()['occurrences'] ?? [], query);
      return { body: { ...(page.body as object), count: 60_000, next: 'http://example.org/?limit=100&offset=100' } };
    };
    await serve(many);
    const all = renderAt('/sessions?group=species');
    expect(await screen.findByText(species.mustLoadAll('60,000'))).toBeVisible();
    expect(screen.getByRole('button', { name: words.list.loadAllOf('60,000', occurrences.many) })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Species' })).not.toBeInTheDocument();
    expect(asked()).toHaveLength(1);
    all.leave();
    await service?.stop();

    await serve(
      () => undefined,
      (records) => {
        for (const one of records['deployments'] ?? []) one['occurrences_count'] = 30_000;
      },
    );
    const { user } = renderAt('/sessions?group=species&deployment=11,12');
    expect(await screen.findByText((text) => text.startsWith(species.mustLoadAll('60,000')))).toBeVisible();
    expect(asked()).toEqual([]);
    await user.click(screen.getByRole('button', { name: words.list.loadAllOf('60,000', occurrences.many) }));
    expect(await screen.findByText(new RegExp(occurrences.basedOnAll(6)))).toBeVisible();
  });
});

test('of a night with three withdrawn identifications, who looked is that of a count by hand', async () => {
  const taxon = (id: number, name: string) => ({ id, name, rank: 'SPECIES', details: '', user_permissions: [] });
  const [pronuba, nigrum, unnamed] = [
    taxon(1, 'Noctua pronuba'),
    taxon(2, 'Xestia c-nigrum'),
    taxon(3, 'Agrotis exclamationis'),
  ];
  const by = (id: number, withdrawn: boolean) => ({
    id,
    withdrawn,
    taxon: null,
    user: null,
    comment: null,
    created_at: null,
  });
  const ofModel = (named: object) => ({
    best_machine_prediction: { taxon: named, algorithm: { id: 5, name: 'Moths', version: 1 }, score: 0.7 },
  });
  await serve((query) =>
    pageOf(
      [
        // Withdrawn, so that the model's name stands again.
        madeOccurrence(1, [1, 1], { determination: pronuba, identifications: [by(1, true)], ...ofModel(pronuba) }),
        // Withdrawn and determined again, as the model says.
        madeOccurrence(2, [1, 1], {
          determination: pronuba,
          identifications: [by(2, true), by(3, false)],
          ...ofModel(pronuba),
        }),
        // Against the model.
        madeOccurrence(3, [1, 1], { determination: pronuba, identifications: [by(4, false)], ...ofModel(nigrum) }),
        madeOccurrence(4, [1, 1], { determination: nigrum, identifications: [by(5, true)], ...ofModel(nigrum) }),
        madeOccurrence(5, [1, 1], { determination: nigrum, identifications: [], ...ofModel(nigrum) }),
        // It is not known who determined it.
        madeOccurrence(6, [1, 1], { determination: unnamed, identifications: [] }),
      ],
      query,
    ),
  );
  const { user } = renderAt('/sessions/1?species_ranks=all');
  const table = await screen.findByRole('table', { name: 'Species' });
  const { looked } = words.animals;
  const cells = () =>
    [...table.querySelectorAll('tbody tr[data-id]')]
      .map((row) => `${row.querySelector('th')?.textContent}: ${row.children[4]?.textContent}`)
      .toSorted();
  await waitFor(() =>
    expect(cells()).toEqual([
      `Agrotis exclamationis: –${species.notSaidWho}`,
      `Noctua pronuba: ${species.lookedAtOf('2', '3')}`,
      `Xestia c-nigrum: ${species.lookedAtOf('0', '2')}`,
    ]),
  );
  expect(screen.getByText(looked.ofThoseThatSay('2', '5'))).toBeVisible();
  const select = screen.getByRole('combobox', { name: looked.name });
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    words.animals.any,
    `${looked.values.person} (2)`,
    `${looked.values.model} (3)`,
    `${looked.values.disagree} (1)`,
  ]);
  await user.selectOptions(select, 'disagree');
  await waitFor(() => expect(cells()).toEqual([`Noctua pronuba: ${species.lookedAtOf('1', '1')}`]));
});
