import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PointMap, { type MapPoint, type PointMapProps } from '#dashboard/map/point-map.tsx';
import { words } from '#test/words.ts';

const quebec: MapPoint = { id: 1, latitude: 46.8, longitude: -71.2, label: 'Québec', value: 12 };
const points: MapPoint[] = [
  quebec,
  { id: 2, latitude: 56.3, longitude: 10.5, label: 'Rønde', value: null },
  { id: 3, latitude: 9.15, longitude: -79.85, label: 'Barro Colorado', value: 0 },
];

function show(changed: Partial<PointMapProps> = {}, { reportsMoves = true } = {}) {
  const onSelect = vi.fn<PointMapProps['onSelect']>();
  const onViewChange = vi.fn<NonNullable<PointMapProps['onViewChange']>>();
  const tiles = { url: 'https://{s}.tile.example.org/{z}/{x}/{y}.png', attribution: 'Example', name: 'Example' };
  const element = (more: Partial<PointMapProps>) => (
    <StrictMode>
      <PointMap
        label="Deployment map"
        points={points}
        metric="Captures"
        selectedId={null}
        onSelect={onSelect}
        view={null}
        {...(reportsMoves && { onViewChange })}
        tiles={tiles}
        tilesOn={false}
        onTilesChange={vi.fn()}
        {...changed}
        {...more}
      />
    </StrictMode>
  );
  const { rerender } = render(element({}));
  return { onSelect, onViewChange, change: (more: Partial<PointMapProps>) => rerender(element(more)) };
}

const region = () => screen.getByRole('region', { name: 'Deployment map' });
const tabStop = () => screen.getByRole('application', { name: words.map.keyboard });
const button = (name: string) => screen.getByRole('button', { name });
const canvasHost = () => region().querySelector('.leaflet-container') ?? region();
const legend = () => region().querySelector('details');

// There is no canvas here, and no layout: what is drawn is looked at in a real browser.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  // No motion, so that a move has ended when its call has.
  const calm = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(calm as unknown as MediaQueryList);
});
afterEach(() => vi.restoreAllMocks());

describe('PointMap', () => {
  it('is a region whose description counts its points, with named controls', () => {
    const { onViewChange } = show({ selectedId: 1 });
    expect(region()).toHaveAccessibleDescription(
      `${words.map.drawn(3)} ${words.map.selectedIs('Québec', words.map.value('Captures', '12'))}`,
    );
    for (const name of [words.map.zoomIn, words.map.zoomOut, words.map.showAll]) button(name);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: words.map.clusters }).checked).toBe(true);
    expect(screen.getByText(words.map.tiles).title).toBe(words.map.tilesAbout('tile.example.org'));
    expect(screen.getByText(words.map.notReported)).toBeTruthy();
    expect(onViewChange).not.toHaveBeenCalled();
  });

  it("adds the page's text to its description", () => {
    show({ summary: 'The table lists them all.' });
    expect(region()).toHaveAccessibleDescription(`${words.map.drawn(3)} The table lists them all.`);
  });

  it('announces and selects points by keyboard', () => {
    const { onSelect } = show();
    fireEvent.keyDown(tabStop(), { key: 'Home' });
    expect(screen.getByText(words.map.point('Barro Colorado', words.map.value('Captures', '0')))).toBeTruthy();
    fireEvent.keyDown(tabStop(), { key: 'ArrowUp' });
    expect(screen.getByText(words.map.point('Québec', words.map.value('Captures', '12')))).toBeTruthy();
    fireEvent.keyDown(tabStop(), { key: 'End' });
    fireEvent.keyDown(tabStop(), { key: 'Enter' });
    expect(screen.getByText(words.map.selected('Rønde', words.map.valueUnknown('Captures')))).toBeTruthy();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('clears the selection on Escape, and does not select twice', () => {
    const { onSelect, change } = show();
    fireEvent.keyDown(tabStop(), { key: 'Escape' });
    expect(onSelect).not.toHaveBeenCalled();
    change({ selectedId: 2 });
    fireEvent.keyDown(tabStop(), { key: 'End' });
    fireEvent.keyDown(tabStop(), { key: 'Enter' });
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.keyDown(tabStop(), { key: 'Escape' });
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(null);
    expect(screen.queryByText(words.map.nothingSelected)).toBeNull();
    change({ selectedId: null });
    expect(screen.getByText(words.map.nothingSelected)).toBeTruthy();
  });

  it.each(['clientWidth', 'clientHeight'] as const)(
    'begins with its legend folded where it has no room: %s',
    (side) => {
      show();
      expect(legend()).toHaveAttribute('open');
      cleanup();
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(440);
      show();
      expect(legend()).not.toHaveAttribute('open');
    },
  );

  it('folds its legend when a panel leaves it no room, unless the reader has opened it', () => {
    const fire = vi.spyOn(LeafletMap.prototype, 'setView');
    show();
    const map = fire.mock.contexts.at(-1) as LeafletMap;
    expect(legend()).toHaveAttribute('open');
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(436);
    act(() => void map.fire('resize'));
    expect(legend()).not.toHaveAttribute('open');
    const summary = legend()?.querySelector('summary');
    if (!summary) throw new Error('The legend cannot be folded.');
    fireEvent.click(summary);
    act(() => void map.fire('resize'));
    expect(legend()).toHaveAttribute('open');
  });

  it('keeps its view and the legend with its choices where nothing matches a filter', () => {
    const setView = vi.spyOn(LeafletMap.prototype, 'setView');
    const { change } = show({ legendHead: <p>Show by</p> });
    const map = setView.mock.contexts.at(-1) as LeafletMap;
    const [centre, zoom] = [map.getCenter(), map.getZoom()];
    change({ legendHead: <p>Show by</p>, points: [] });
    expect([map.getCenter(), map.getZoom()]).toEqual([centre, zoom]);
    expect(screen.getByText('Show by')).toBeTruthy();
  });

  it('spreads the traps of one exact spot on a click, and says so', () => {
    const setView = vi.spyOn(LeafletMap.prototype, 'setView');
    const spot = Array.from({ length: 30 }, (_, index) => ({ ...quebec, id: 10 + index, label: `Trap ${index}` }));
    show({ points: [...spot, { ...quebec, id: 1, latitude: 48 }] });
    const map = setView.mock.contexts.at(-1) as LeafletMap;
    const zoom = map.getZoom();
    const containerPoint = map.latLngToContainerPoint([quebec.latitude, quebec.longitude]);
    act(() => void map.fire('click', { containerPoint, originalEvent: {} }));
    expect(screen.getByText(words.map.spread(30))).toBeTruthy();
    expect(map.getZoom()).toBe(zoom);
    fireEvent.keyDown(tabStop(), { key: 'Escape' });
    act(() => void map.fire('click', { containerPoint, originalEvent: {} }));
    expect(screen.getByText(words.map.spread(30))).toBeTruthy();
  });

  it('refits when the legend grows, until the user moves the map', () => {
    const setView = vi.spyOn(LeafletMap.prototype, 'setView');
    // One of them is in the lower left corner, where the legend comes to be.
    show({ points: [quebec, { ...quebec, id: 2, latitude: 48.8, longitude: -69 }] });
    const map = setView.mock.contexts.at(-1) as LeafletMap;
    const before = map.getCenter();
    const box = legend()?.parentElement;
    if (!box) throw new Error('There is no legend.');
    vi.spyOn(canvasHost(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 600));
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 290, 180, 300));
    map.fire('covers');
    expect(map.getCenter()).not.toEqual(before);
    fireEvent.pointerDown(button(words.map.zoomIn));
    fireEvent.click(button(words.map.zoomIn));
    setView.mockClear();
    map.fire('covers');
    expect(setView).not.toHaveBeenCalled();
  });
});

describe('a map of a single point', () => {
  it('has no legend, and its home button restores the given view', () => {
    const setView = vi.spyOn(LeafletMap.prototype, 'setView');
    const view = { latitude: 46.8, longitude: -71.2, zoom: 5 };
    show({ points: [quebec], view }, { reportsMoves: false });
    expect(legend()).toBeNull();
    expect(screen.queryByRole('button', { name: words.map.showAll })).toBeNull();
    fireEvent.click(button(words.map.zoomIn));
    fireEvent.click(button(words.map.firstView));
    expect(setView.mock.lastCall?.slice(0, 2)).toEqual([[46.8, -71.2], 5]);
  });

  it('fits its point on home when moves are reported, since the view was the user’s', () => {
    const { onViewChange } = show({ points: [quebec], view: { latitude: 0, longitude: 0, zoom: 9 } });
    fireEvent.click(button(words.map.showAll));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ latitude: 46.8, longitude: -71.2, zoom: 6 });
  });
});

describe('the view in the address', () => {
  const there = { latitude: 40, longitude: 20, zoom: 5 };

  const zoomIn = () => {
    const plus = button(words.map.zoomIn);
    fireEvent.pointerDown(plus);
    fireEvent.click(plus);
  };

  it('is applied without a report when it changes from outside', () => {
    const { onViewChange, change } = show();
    change({ view: there });
    expect(onViewChange).not.toHaveBeenCalled();
    zoomIn();
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...there, zoom: 6 });
  });

  it('is not applied when it repeats a report, even late', () => {
    const { onViewChange, change } = show({ view: there });
    const zooms = () => onViewChange.mock.calls.map(([{ zoom }]) => zoom);
    const giveBack = (report: number) => change({ view: onViewChange.mock.calls[report]?.[0] ?? null });
    zoomIn();
    zoomIn();
    giveBack(0);
    zoomIn();
    giveBack(1);
    zoomIn();
    expect(zooms()).toEqual([6, 7, 8, 9]);
    // Where the user has been before is from outside again once the page has caught up.
    giveBack(3);
    giveBack(0);
    zoomIn();
    expect(zooms()).toEqual([6, 7, 8, 9, 7]);
  });

  it('fits the data again when it is removed', () => {
    const { onViewChange, change } = show({ view: there });
    const setView = vi.spyOn(LeafletMap.prototype, 'setView');
    change({ view: null });
    expect(setView.mock.lastCall?.[1]).toBeLessThan(there.zoom);
    expect(onViewChange).not.toHaveBeenCalled();
  });
});

describe('a map on a page that scrolls', () => {
  const hint = () => screen.queryByText(words.map.twoFingers)?.parentElement?.dataset['shown'];
  const touches = (...fingers: [number, number][]) => ({
    touches: fingers.map(([clientX, clientY], identifier) => ({ identifier, clientX, clientY, target: canvasHost() })),
  });

  /** Whether the page scrolls by it. */
  const wheel = (ctrlKey: boolean) => {
    const event = createEvent.wheel(canvasHost(), { deltaY: 100 });
    // happy-dom's has no keys.
    Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
    return fireEvent(canvasHost(), event);
  };

  // Leaflet zooms a moment later, when the test's map is gone.
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('leaves the plain wheel to the page', () => {
    show({ cooperative: true });
    expect(wheel(false)).toBe(true);
    expect(wheel(true)).toBe(false);
  });

  it('leaves one finger to the page and shows a hint, except for a tap', () => {
    show({ cooperative: true });
    const heard = vi.fn();
    canvasHost().addEventListener('touchstart', heard);
    fireEvent.touchStart(canvasHost(), touches([100, 100]));
    expect(heard).not.toHaveBeenCalled();
    fireEvent.touchMove(canvasHost(), touches([104, 104]));
    expect(hint()).toBe('false');
    fireEvent.touchMove(canvasHost(), touches([100, 140]));
    expect(hint()).toBe('true');
    fireEvent.touchStart(canvasHost(), touches([100, 140], [200, 140]));
    expect(heard).toHaveBeenCalledOnce();
    expect(hint()).toBe('false');
  });

  it('keeps both for itself elsewhere', () => {
    show();
    expect(wheel(false)).toBe(false);
    expect(hint()).toBeUndefined();
  });
});
