import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import {
  madeCapture,
  madeOccurrence,
  nightService,
  type NightService,
} from '#test/dashboard/sessions/night-service.ts';
import { words } from '#test/words.ts';

const said = words.determinations;
let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
  localStorage.removeItem(storageKeys.viewerBoxes);
});

const taxon = (id: number, name: string, rank = 'SPECIES') => ({ id, name, rank, details: '', user_permissions: [] });
const detection = (id: number, changes: object = {}) => ({
  id,
  bbox: null,
  bbox_relative: null,
  score: null,
  occurrence: { id, details: '', determination: taxon(12, 'Noctua pronuba'), determination_score: 0.9 },
  user_permissions: [],
  ...changes,
});
const occurrence = (determination: object | null, score: number | null) => ({
  occurrence: { id: 1, details: '', determination, determination_score: score },
});

/** The viewer of the night's capture 4, with detections on every capture but the first. */
async function viewerOf(answers: Partial<NightService>, address = '/sessions/1?capture=4&project=7') {
  const captures = Array.from({ length: 9 }, (_, index) =>
    madeCapture(index + 1, { detections_count: index === 0 ? 0 : 2 }),
  );
  service = await nightService({ captures: (query) => pageOf(captures, query), ...answers });
  const rendered = renderAt(address);
  const viewer = await screen.findByRole('dialog');
  const panel = await within(viewer).findByRole('region', { name: said.title });
  return { ...rendered, viewer, panel };
}

const withDetections =
  (...detections: object[]): NonNullable<NightService['capture']> =>
  (id) => ({ body: { ...madeCapture(id), detections } });
const asked = () => service?.requests.filter((request) => /^captures\/\d/.test(request));
const lines = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const boxes = (viewer: HTMLElement) => [...viewer.querySelectorAll('svg[viewBox] g')];
/** Images have no network in this test. */
const imageComes = (viewer: HTMLElement) => {
  for (const image of viewer.querySelectorAll('img')) fireEvent.load(image);
};

describe('the determinations beside a capture', () => {
  test('have the stage, sex, behaviour and individual that their source says', async () => {
    const { panel } = await viewerOf({
      capture: withDetections(
        detection(1, {
          occurrence: {
            ...detection(1).occurrence,
            source_details: { lifeStage: 'juvenile', sex: 'female', behavior: 'resting', individualID: 'N-12' },
          },
        }),
      ),
    });
    await within(panel).findByRole('link', { name: 'Noctua pronuba' });
    const { values } = words.animals;
    const more = [values.life_stage.juvenile, values.sex.female, 'resting', said.individual('N-12'), said.noBoxes];
    for (const text of more) expect(panel).toHaveTextContent(text);
  });

  test('say who gave the name, beside a person’s what the model had said, and no score of a person', async () => {
    const determined = (id: number, determination_details: object, score: number, more: object = {}) =>
      detection(id, {
        bbox_relative: [0.5, 0.5, 0.75, 1],
        occurrence: { ...detection(id).occurrence, determination_score: score, determination_details, ...more },
      });
    const algorithm = { id: 5, name: 'Moths', key: 'moths', version: 2, version_name: 'v2', user_permissions: [] };
    const by = (user: object | null) => ({
      taxon: null,
      score: 1,
      prediction: null,
      identification: { id: 1, taxon: null, user, withdrawn: false, comment: null, created_at: null },
    });
    const prediction = { taxon: null, score: 0.8, algorithm, created_at: null };
    const { viewer, panel } = await viewerOf({
      capture: withDetections(
        determined(1, { taxon: null, score: 0.8, identification: null, prediction }, 0.8),
        determined(2, by({ id: 4, name: 'Ana', image: null }), 1, {
          best_machine_prediction: { taxon: taxon(13, 'Xestia c-nigrum'), algorithm, score: 0.61 },
        }),
        determined(3, by(null), 1),
      ),
    });
    await within(panel).findAllByRole('link', { name: 'Noctua pronuba' });
    expect(lines(panel)).toEqual([
      `Noctua pronuba${said.person}${said.byName.person('Ana')} · ${said.modelSaidWith('Xestia c-nigrum', '0.61')}`,
      `Noctua pronuba${said.person}${said.by.person}`,
      `Noctua pronuba${said.score} 0.80${said.byName.model('Moths, v2')}`,
    ]);
    imageComes(viewer);
    await waitFor(() =>
      expect(boxes(viewer).map((box) => box.querySelector('title')?.textContent)).toContain(
        ['Noctua pronuba', said.byName.person('Ana'), said.modelSaidWith('Xestia c-nigrum', '0.61')].join(' · '),
      ),
    );
  });

  test('are listed by score with rank, link and score, and the boxes are over the image', async () => {
    const { viewer, panel } = await viewerOf({
      capture: withDetections(
        detection(1, { bbox: [1_024, 216, 2_048, 432], score: 0.7 }),
        detection(2, { ...occurrence(taxon(3, 'Geometridae', 'FAMILY'), 0.95), bbox_relative: [0.5, 0.5, 0.75, 1] }),
        detection(3, occurrence(null, null)),
        detection(4, { occurrence: null }),
      ),
    });
    await within(panel).findByRole('link', { name: 'Noctua pronuba' });
    expect(lines(panel)).toEqual([
      'GeometridaeFAMILYScore 0.95',
      `Noctua pronubaScore 0.90${said.here('0.70')}`,
      `${said.noTaxon}Score –${words.ui.notReported}${said.withoutBox}`,
      `${said.noTaxon}Score –${words.ui.notReported}${said.withoutBox}`,
    ]);
    expect(within(panel).getByRole('link', { name: 'Noctua pronuba' })).toHaveAttribute('href', '/taxa/12?project=7');
    expect(boxes(viewer)).toEqual([]);
    imageComes(viewer);
    await waitFor(() => expect(boxes(viewer)).toHaveLength(2));
    const places = boxes(viewer).map((box) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(box.querySelector('rect')?.getAttribute(name))),
    );
    expect(viewer.querySelector('svg[viewBox]:has(g)')).toHaveAttribute('viewBox', '0 0 4096 2160');
    // The larger one is beneath.
    expect(places).toEqual([
      [2_048, 1_080, 1_024, 1_080],
      [1_024, 216, 1_024, 216],
    ]);
  });

  test('a box and its line are highlighted together, by pointer and by focus', async () => {
    const { viewer, panel } = await viewerOf({
      capture: withDetections(
        detection(1, { bbox: [0, 0, 10, 10] }),
        detection(2, { ...occurrence(taxon(3, 'Geometridae', 'FAMILY'), 0.5), bbox: [20, 20, 60, 60] }),
      ),
    });
    await within(panel).findByRole('link', { name: 'Geometridae' });
    imageComes(viewer);
    await waitFor(() => expect(boxes(viewer)).toHaveLength(2));
    const lit = () =>
      [...boxes(viewer), ...within(panel).getAllByRole('listitem')].map((one) => one.hasAttribute('data-lit'));
    const [larger] = boxes(viewer);
    const [, line] = within(panel).getAllByRole('listitem');
    const together = [true, false, false, true];
    expect(lit()).toEqual([false, false, false, false]);
    fireEvent.pointerEnter(larger as Element);
    expect(lit()).toEqual(together);
    fireEvent.pointerLeave(larger as Element, { pointerType: 'mouse' });
    expect(lit()).toEqual([false, false, false, false]);
    fireEvent.pointerEnter(line as Element);
    expect(lit()).toEqual(together);
    fireEvent.pointerLeave(line as Element);
    within(panel).getByRole('link', { name: 'Geometridae' }).focus();
    await waitFor(() => expect(lit()).toEqual(together));
  });

  test('the boxes are switched with B and a button, and stay so in this browser', async () => {
    const capture = withDetections(detection(1, { bbox: [0, 0, 10, 10] }));
    const { viewer, panel, user, leave } = await viewerOf({ capture });
    await within(panel).findByRole('link', { name: 'Noctua pronuba' });
    imageComes(viewer);
    await waitFor(() => expect(boxes(viewer)).toHaveLength(1));
    const button = within(panel).getByRole('button', { name: said.boxes });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('b');
    expect(boxes(viewer)).toEqual([]);
    await user.keyboard('B');
    expect(boxes(viewer)).toHaveLength(1);
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    leave();
    await service?.stop();
    const again = await viewerOf({ capture });
    expect(within(again.panel).getByRole('button', { name: said.boxes })).toHaveAttribute('aria-pressed', 'false');
  });

  test('pixels belong to the image itself where the record has no size', async () => {
    const { viewer, panel } = await viewerOf({
      captures: (query) => pageOf([madeCapture(4, { width: null, height: null, detections_count: 1 })], query),
      capture: withDetections(detection(1, { bbox: [200, 100, 1_500, 300] })),
    });
    await within(panel).findByRole('link', { name: 'Noctua pronuba' });
    for (const image of viewer.querySelectorAll('img')) {
      Object.defineProperties(image, { naturalWidth: { value: 1_000 }, naturalHeight: { value: 400 } });
    }
    imageComes(viewer);
    await waitFor(() => expect(boxes(viewer)).toHaveLength(1));
    const rect = boxes(viewer)[0]?.querySelector('rect');
    // What reaches beyond the image is cut off.
    expect(['x', 'y', 'width', 'height'].map((name) => rect?.getAttribute(name))).toEqual(['200', '100', '800', '200']);
  });

  test('without any box, this is said once', async () => {
    const { panel } = await viewerOf({ capture: withDetections(detection(1), detection(2)) });
    expect(await within(panel).findByText(said.noBoxes)).toBeInTheDocument();
    expect(lines(panel)).toEqual(['Noctua pronubaScore 0.90', 'Noctua pronubaScore 0.90']);
  });
});

describe('the record of the shown capture', () => {
  test('is requested with the project once the reader stays, and only once', async () => {
    const { panel } = await viewerOf({ capture: withDetections(detection(1)) });
    await within(panel).findByRole('listitem');
    // Without a pause between the keys, in which the reader would stay on a busy machine.
    const user = userEvent.setup({ delay: null });
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(within(panel).queryByRole('listitem')).not.toBeInTheDocument();
    await within(panel).findByRole('listitem');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await within(panel).findByRole('listitem');
    await waitFor(() => expect(asked()).toEqual(['captures/4/?project_id=7', 'captures/7/?project_id=7']));
  });

  test('is not requested for a capture without detections', async () => {
    const { panel } = await viewerOf({ capture: withDetections() }, '/sessions/1?capture=1');
    expect(within(panel).getByText(said.none)).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  test('is cancelled when the reader moves on', async () => {
    const { panel, user } = await viewerOf({
      capture: (id) =>
        id === 4 ? { body: null, raw: () => {} } : withDetections(detection(1))(id, new URLSearchParams()),
    });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(within(panel).getByText(said.loading)).toBeInTheDocument();
    expect(service?.givenUp).toBe(0);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(service?.givenUp).toBe(1));
    await within(panel).findByRole('listitem');
  });

  test('is not requested during playback', async () => {
    const { viewer, panel, user } = await viewerOf({ capture: withDetections(detection(1)) });
    await within(panel).findByRole('listitem');
    await user.keyboard(' ');
    expect(within(panel).getByText(said.whilePlaying)).toBeInTheDocument();
    for (const position of ['5', '6', '7']) {
      imageComes(viewer);
      await waitFor(() =>
        expect(within(viewer).getByRole('status')).toHaveTextContent(words.sessionPage.positionOf(position, '9')),
      );
    }
    expect(asked()).toHaveLength(1);
    await user.keyboard(' ');
    await within(panel).findByRole('listitem');
    expect(asked()).toEqual(['captures/4/?project_id=7', 'captures/7/?project_id=7']);
  });

  test('that fails is said in one line, with a retry', async () => {
    let answer: FaultyAnswer = { status: 403, body: { detail: 'Not yours.' } };
    const { panel, user } = await viewerOf({ capture: () => answer });
    expect(
      await within(panel).findByText(said.notLoaded(words.api.statusBecause(403, 'Not yours.')), { exact: false }),
    ).toBeInTheDocument();
    answer = { body: { ...madeCapture(4), detections: [detection(1)] } };
    await user.click(within(panel).getByRole('button', { name: words.ui.retry }));
    await within(panel).findByRole('listitem');
  });

  test.each([
    [6, 13],
    [0, 2],
    [0, 1],
  ])('with %d detections of the %d that the service counts says so', async (sent, counted) => {
    const detections = Array.from({ length: sent }, (_, index) => detection(index + 1, { bbox: [1, 1, 9, 9] }));
    const { panel } = await viewerOf({
      capture: (id) => ({ body: { ...madeCapture(id, { detections_count: counted }), detections } }),
    });
    expect(await within(panel).findByText(said.fewerSent(String(sent), counted))).toBeInTheDocument();
    expect(within(panel).queryAllByRole('listitem')).toHaveLength(sent);
  });

  test('with an empty list has no detections', async () => {
    const { panel } = await viewerOf({ capture: withDetections() });
    expect(await within(panel).findByText(said.none)).toBeInTheDocument();
  });
});

describe('a service whose captures have no detections', () => {
  const record: NonNullable<NightService['capture']> = (id) => ({ body: madeCapture(id) });
  const otherForm: typeof record = (id) => ({
    body: { ...madeCapture(id), detections: 'http://example.org/detections/' },
  });
  // Capture 4 was taken three minutes after 22:00.
  const occurrences: NonNullable<NightService['occurrences']> = (query) =>
    pageOf(
      [
        madeOccurrence(1, [1, 5]),
        madeOccurrence(2, [3, 3], { determination: taxon(3, 'Geometridae', 'FAMILY'), determination_score: 0.95 }),
        madeOccurrence(3, [4, 9]),
        madeOccurrence(4, [0, 2]),
        madeOccurrence(5, [0, 0], { first_appearance_timestamp: null, last_appearance_timestamp: null }),
      ],
      query,
    );

  test.each([
    ['none', record],
    ['another form', otherForm],
    ['no record', undefined],
  ])('(%s) is said in one line', async (_what, capture) => {
    const { panel } = await viewerOf(capture === undefined ? {} : { capture });
    expect(await within(panel).findByText(said.notServed)).toBeInTheDocument();
    expect(within(panel).queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('has the occurrences in view around the time, where the page has read them', async () => {
    const { viewer, panel } = await viewerOf(
      { capture: record, occurrences },
      '/sessions/1?capture=4&species_selected=12',
    );
    expect(await within(panel).findByText(said.around)).toBeInTheDocument();
    await waitFor(() => expect(lines(panel)).toEqual(['GeometridaeFAMILYScore 0.95', 'Noctua pronubaScore 0.90']));
    imageComes(viewer);
    expect(boxes(viewer)).toEqual([]);
  });
});

test('the sample: every detection of a capture is beside it, with its box', async () => {
  const url = `${inject('smallUrl')}/api/v2/captures/?event=1404&ordering=-detections_count&limit=1`;
  const { results } = (await (await fetch(url)).json()) as { results: { id: number; detections_count: number }[] };
  const [{ id, detections_count } = { id: 0, detections_count: 0 }] = results;
  renderAt(`/sessions/1404?capture=${id}`);
  const viewer = await screen.findByRole('dialog');
  const panel = await within(viewer).findByRole('region', { name: said.title });
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(detections_count));
  imageComes(viewer);
  await waitFor(() => expect(boxes(viewer)).toHaveLength(detections_count));
  expect(detections_count).toBeGreaterThan(10);
});
