import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeCapture, madeCaptures, madeSession, nightService } from '#test/dashboard/sessions/night-service.ts';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const plot = () => screen.findByRole('slider', { name: new RegExp(`^${words.sessionPage.activity}`) });
const activity = () => screen.getByRole('region', { name: words.sessionPage.activity });
const gallery = () => screen.findByRole('grid', { name: 'Captures' });
const tenCaptures = (at: string) => words.sessionPage.detectionsAt(at, 10, words.sessionPage.detections(0));
const times = (element: HTMLElement) =>
  within(element)
    .getAllByRole('gridcell')
    .map((cell) => cell.querySelector('time')?.textContent);

describe('the captures of a session', () => {
  test('are all loaded and counted over the night, also in a table', async () => {
    const answer = await fetch(`${inject('smallUrl')}/api/v2/captures/?event=815&limit=1000`);
    const { results } = (await answer.json()) as { results: RecordOf<'captures'>[] };
    const { user } = renderAt('/sessions/815');
    expect(await screen.findByText(words.sessionPage.allLoaded(841))).toBeInTheDocument();
    expect(results).toHaveLength(841);
    await user.click(screen.getByText(words.sessionPage.asTable));
    const table = await within(activity()).findByRole('table', { name: words.sessionPage.activity });
    const rows = within(table).getAllByRole('row').slice(1);
    const sum = (column: number) =>
      rows.reduce((total, row) => total + Number(row.children[column]?.textContent?.replaceAll(/\D/g, '') ?? 0), 0);
    expect(sum(1)).toBe(841);
    expect(sum(2)).toBe(results.reduce((total, { detections_count }) => total + (detections_count ?? 0), 0));
    expect(rows[0]?.children[0]).toHaveTextContent('19:10–19:20');
    // The hour that is repeated has twice as many.
    const hour = rows.filter((row) => row.children[0]?.textContent?.startsWith('01:'));
    expect(hour.map((row) => row.children[1]?.textContent)).toEqual(['20', '20', '20', '20', '20', '20']);
  });

  test('stretches without a capture are empty and listed as pauses', async () => {
    const early = madeCaptures(20);
    const late = Array.from({ length: 20 }, (_, index) => madeCapture(201 + index));
    service = await nightService({ captures: (query) => pageOf([...early, ...late], query) });
    const { user } = renderAt('/sessions/1');
    const hatched = textPattern(words.sessionPage.hatched(words.sessionPage.pauses(1, '30 min', '§')));
    expect(await screen.findByText(hatched)).toHaveTextContent('22:19–01:20 (3 h 1 min)');
    await user.selectOptions(screen.getByRole('combobox', { name: words.sessionPage.barLength }), '30 min');
    await user.click(screen.getByText(words.sessionPage.asTable));
    const rows = within(await within(activity()).findByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.children[1]?.textContent)).toEqual([
      '20',
      '0',
      '0',
      '0',
      '0',
      '0',
      '10',
      '10',
    ]);
    // A stretch without captures does not say "no detections".
    expect(rows.slice(1).map((row) => row.children[2]?.textContent)).toEqual(['0', '', '', '', '', '', '0', '0']);
  });

  test('the length of the bars is in the address, and an invalid one falls back to the fitting length', async () => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(120), query) });
    const { user, address } = renderAt('/sessions/1?bars=7');
    expect(await plot()).toHaveAttribute('aria-valuetext', '22:00–22:05: 5 captures, no detections');
    await user.selectOptions(screen.getByRole('combobox', { name: words.sessionPage.barLength }), '15 min');
    expect(address()).toBe('/sessions/1?bars=15');
    expect(await plot()).toHaveAttribute('aria-valuetext', '22:00–22:15: 15 captures, no detections');
  });

  test('arrow keys move over the bars and announce them, Enter moves to the captures of a bar', async () => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(120), query) });
    const { user } = renderAt('/sessions/1?bars=10');
    const slider = await plot();
    slider.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', tenCaptures('22:20–22:30'));
    expect(screen.getByText(tenCaptures('22:20–22:30'))).toBeInTheDocument();
    await user.keyboard('{End}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', tenCaptures('23:50–00:00'));
    await user.keyboard('{Home}{PageUp}{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuenow', '9');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^23:30:00/ })).toHaveFocus());
  });

  test('there is no plot with one capture or none', async () => {
    service = await nightService({
      sessions: [madeSession(1, { captures_count: 0 })],
      captures: (query) => pageOf([], query),
    });
    renderAt('/sessions/1');
    expect(await screen.findByText(words.sessionPage.noneToShow)).toBeInTheDocument();
    expect(screen.getByText(words.sessionPage.allLoaded(0))).toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('captures that do not all load', () => {
  test('a load that fails midway shows what came, what is missing and why, and continues on retry', async () => {
    let down = true;
    service = await nightService({
      captures: (query) =>
        down && query.has('offset') ? { status: 502, body: '' } : pageOf(madeCaptures(250), query, 100),
    });
    const { user } = renderAt('/sessions/1');
    const problem = await within(await screen.findByRole('region', { name: words.sessionPage.activity })).findByText(
      textPattern(words.sessionPage.stopped('150', words.api.statusBecause(502, '§'))),
    );
    expect(screen.getByText(words.sessionPage.partLoaded(words.sessionPage.part('100', 250)))).toBeInTheDocument();
    expect(await screen.findByRole('slider', { name: words.sessionPage.activitySoFar })).toBeInTheDocument();
    expect(within(await gallery()).getByRole('button', { name: /^22:00:00/ })).toBeInTheDocument();
    down = false;
    await user.click(within(problem.closest('p') as HTMLElement).getByRole('button', { name: words.ui.retry }));
    expect(await screen.findByText(words.sessionPage.allLoaded(250))).toBeInTheDocument();
    expect(await screen.findByRole('slider', { name: words.sessionPage.activity })).toBeInTheDocument();
  });

  test('a first page that fails replaces plot and gallery by an error', async () => {
    let down = true;
    service = await nightService({
      captures: (query) => (down ? { status: 500, body: '<h1>Oops</h1>' } : pageOf(madeCaptures(2), query)),
    });
    const { user } = renderAt('/sessions/1');
    const alert = (await screen.findByText(words.sessionPage.capturesNotLoaded)).closest('[role=alert]') as HTMLElement;
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    down = false;
    await user.click(within(alert).getByRole('button', { name: words.ui.retry }));
    expect(await screen.findByText(words.sessionPage.allLoaded(2))).toBeInTheDocument();
  });

  test('more than 50,000 are loaded only on request, and the first ones are shown', async () => {
    const first = madeCaptures(100);
    service = await nightService({
      sessions: [madeSession(1, { captures_count: 355_000 })],
      captures: (query) => {
        const offset = Number(query.get('offset') ?? 0);
        return { body: { count: 355_000, next: null, previous: null, results: offset === 0 ? first : [] } };
      },
    });
    renderAt('/sessions/1');
    expect(
      await screen.findByText(words.sessionPage.partLoaded(words.sessionPage.part('100', 355_000))),
    ).toBeInTheDocument();
    expect(screen.getByText(new RegExp(words.sessionPage.onRequest('50,000')))).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: words.list.loadAllOf('355,000', words.sessionPage.captures) }),
    ).toBeEnabled();
    expect(within(await gallery()).getByRole('button', { name: /^22:00:00/ })).toBeInTheDocument();
    expect(service.requests.filter((request) => request.startsWith('captures/'))).toHaveLength(1);
  });

  test('invalid, repeated and foreign captures have different notes; differing counts are noted', async () => {
    const foreign = madeCapture(9, { event: { id: 2, name: '', details: '', user_permissions: [], date_label: '' } });
    service = await nightService({
      sessions: [madeSession(1, { captures_count: 5 })],
      captures: (query) => pageOf([madeCapture(1), madeCapture(2), foreign, { ...madeCapture(3), id: null }], query),
    });
    renderAt('/sessions/1');
    expect(await screen.findByText(words.sessionPage.invalid('1'))).toBeInTheDocument();
    expect(screen.getByText(words.sessionPage.ofOthers(1))).toBeInTheDocument();
    expect(screen.getByText(words.sessionPage.countDiffers('5', '2'))).toBeInTheDocument();
    expect(times(await gallery())).toEqual(['22:00:00', '22:01:00']);
  });
});

describe('the gallery', () => {
  test('with a thousand captures, renders only a few images', async () => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(1_000), query) });
    renderAt('/sessions/1');
    expect(await screen.findByText(words.sessionPage.allLoaded(1_000))).toBeInTheDocument();
    const grid = await gallery();
    expect(grid).toHaveAttribute('aria-rowcount', '200');
    const images = grid.querySelectorAll('img');
    expect(images.length).toBeGreaterThan(5);
    expect(images.length).toBeLessThan(60);
    for (const image of images) expect(image).toHaveAttribute('loading', 'lazy');
  });

  test('reserves the space of images, 4 to 3 without a size, and encodes their addresses once', async () => {
    const captures = [
      madeCapture(1),
      madeCapture(2, { width: null, height: null }),
      madeCapture(3, { url: 'http://images.example.org/trap%20images/3 b.jpg' }),
    ];
    service = await nightService({ captures: (query) => pageOf(captures, query) });
    renderAt('/sessions/1');
    await screen.findByText(words.sessionPage.allLoaded(3));
    const images = [...(await gallery()).querySelectorAll('img')];
    expect(images.map((image) => `${image.getAttribute('width')}:${image.getAttribute('height')}`)).toEqual([
      '4096:2160',
      '4:3',
      '4096:2160',
    ]);
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      'http://images.example.org/trap%20images/1.jpg',
      'http://images.example.org/trap%20images/2.jpg',
      'http://images.example.org/trap%20images/3%20b.jpg',
    ]);
  });

  test('is one tab stop: arrow keys move, and the tab key returns to the last position', async () => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(30), query) });
    const { user } = renderAt('/sessions/1');
    await screen.findByText(words.sessionPage.allLoaded(30));
    const grid = await gallery();
    const stops = () => [...grid.querySelectorAll('button')].filter((button) => button.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('button', { name: /^22:07:00/ })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: /^22:29:00/ })).toHaveFocus();
    expect(stops()).toEqual([document.activeElement]);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('button', { name: /^22:00:00/ })).toHaveFocus();
  });

  test('can show only captures with detections, and the choice is in the address', async () => {
    const captures = madeCaptures(30).map((capture) => ({
      ...capture,
      detections_count: capture.id % 10 === 0 ? 2 : 0,
    }));
    service = await nightService({ captures: (query) => pageOf(captures, query) });
    const { user, address } = renderAt('/sessions/1');
    await user.click(await screen.findByRole('checkbox', { name: words.sessionPage.only.detections('3') }));
    expect(address()).toBe('/sessions/1?show=detections');
    expect(times(await gallery())).toEqual(['22:09:00', '22:19:00', '22:29:00']);
    expect(await plot()).toHaveAttribute('aria-valuetext', '22:00–22:05: 5 captures, no detections');
  });

  test('can be the blank ones alone, or those that are not processed, where their service says which these are', async () => {
    const { only } = words.sessionPage;
    // With detections, blank, not processed, and not known.
    const kinds = [{ detections_count: 2 }, { is_processed: true }, { is_processed: false }, { is_processed: null }];
    const captures = madeCaptures(8).map((capture, index) => ({
      ...capture,
      detections_count: 0,
      ...kinds[index % kinds.length],
    }));
    service = await nightService({ captures: (query) => pageOf(captures, query) });
    const { user, address, leave } = renderAt('/sessions/1');
    await user.click(await screen.findByRole('checkbox', { name: only.blank('2') }));
    expect(address()).toBe('/sessions/1?show=blank');
    expect(times(await gallery())).toEqual(['22:01:00', '22:05:00']);
    await user.click(screen.getByRole('checkbox', { name: only.unprocessed('4') }));
    expect(times(await gallery())).toEqual(['22:02:00', '22:03:00', '22:06:00', '22:07:00']);
    await user.click(screen.getByRole('checkbox', { name: only.unprocessed('4') }));
    expect(address()).toBe('/sessions/1');
    leave();
    await service.stop();

    service = await nightService({
      captures: (query) =>
        pageOf(
          captures.map(({ is_processed: _said, ...capture }) => capture),
          query,
        ),
    });
    renderAt('/sessions/1');
    expect(await screen.findByRole('checkbox', { name: only.detections('2') })).toBeVisible();
    for (const name of [only.blank('6'), only.unprocessed('6')])
      expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  });

  describe('of a night with some detections', () => {
    const some = (count: number) =>
      madeCaptures(count).map((capture) => ({ ...capture, detections_count: capture.id % 40 === 0 ? 1 : 0 }));
    const firstOnes = async () => times(await gallery()).slice(0, 3);

    test('sorts few captures by time, and those with detections first when selected', async () => {
      service = await nightService({ captures: (query) => pageOf(some(100), query) });
      const { user, address } = renderAt('/sessions/1');
      await screen.findByText(words.sessionPage.allLoaded(100));
      const box = screen.getByRole('checkbox', { name: words.sessionPage.detectionsFirst });
      expect(box).not.toBeChecked();
      expect(await firstOnes()).toEqual(['22:00:00', '22:01:00', '22:02:00']);
      await user.click(box);
      expect(address()).toBe('/sessions/1?first=detections');
      expect(await firstOnes()).toEqual(['22:39:00', '23:19:00', '22:00:00']);
    });

    test('sorts many captures with detections first, unless deselected', async () => {
      service = await nightService({ captures: (query) => pageOf(some(101), query) });
      const { user, address } = renderAt('/sessions/1');
      await screen.findByText(words.sessionPage.allLoaded(101));
      expect(await firstOnes()).toEqual(['22:39:00', '23:19:00', '22:00:00']);
      // A bar of the plot leads to its first detections, whatever the gallery's sorting.
      const slider = await plot();
      slider.focus();
      await user.keyboard('{Home}{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: /^22:00:00/ })).toHaveFocus());
      await user.click(screen.getByRole('checkbox', { name: words.sessionPage.detectionsFirst }));
      expect(address()).toBe('/sessions/1?first=taken');
      expect(await firstOnes()).toEqual(['22:00:00', '22:01:00', '22:02:00']);
    });
  });

  test('loads no pictures when switched off, shows their size, and stores the choice', async () => {
    service = await nightService({ captures: (query) => pageOf(madeCaptures(30), query) });
    const { user } = renderAt('/sessions/1');
    await screen.findByText(words.sessionPage.allLoaded(30));
    const grid = await gallery();
    expect(grid.querySelectorAll('img').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: words.sessionPage.largeImages('2 MB') }));
    await user.click(within(grid).getByRole('button', { name: /^22:03:00/ }));
    // The open one is requested, its neighbours are not.
    const viewer = await screen.findByRole('dialog');
    expect([...viewer.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'http://images.example.org/trap%20images/4.jpg',
    ]);
    cleanup();
    renderAt('/sessions/1');
    await screen.findByText(words.sessionPage.allLoaded(30));
    expect((await gallery()).querySelectorAll('img')).toHaveLength(0);
  });

  test('in a session of several days, each time has its day', async () => {
    const captures = [madeCapture(1), madeCapture(2, { timestamp: '2024-06-14T01:02:03' })];
    service = await nightService({ captures: (query) => pageOf(captures, query) });
    renderAt('/sessions/1');
    await screen.findByText(words.sessionPage.allLoaded(2));
    expect(times(await gallery())).toEqual(['12 Jun, 22:00:00', '14 Jun, 01:02:03']);
  });
});
