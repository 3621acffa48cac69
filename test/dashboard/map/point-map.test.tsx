import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PointMap, { type MapPoint } from '#dashboard/map/point-map.tsx';

const points: MapPoint[] = [
  { id: 1, latitude: 46.8, longitude: -71.2, label: 'Québec', value: 12 },
  { id: 2, latitude: 56.3, longitude: 10.5, label: 'Rønde', value: null },
  { id: 3, latitude: 9.15, longitude: -79.85, label: 'Barro Colorado', value: 0 },
];

function show(onSelect = vi.fn(), onViewChange = vi.fn()) {
  const tiles = { url: 'https://{s}.tile.example.org/{z}/{x}/{y}.png', attribution: 'Example', name: 'Example' };
  render(
    <StrictMode>
      <PointMap
        label="Deployment map"
        points={points}
        metric="Captures"
        pointNoun={{ one: 'deployment', many: 'deployments' }}
        selectedId={null}
        onSelect={onSelect}
        view={null}
        onViewChange={onViewChange}
        tiles={tiles}
        tilesOn={false}
        onTilesChange={vi.fn()}
      />
    </StrictMode>,
  );
  return { onSelect, onViewChange };
}

afterEach(cleanup);

// There is no canvas here: what is drawn is looked at in a real browser.
describe('PointMap', () => {
  it('is a region that says how much is drawn, with named controls', () => {
    const { onViewChange } = show();
    expect(screen.getByRole('region', { name: 'Deployment map' })).toBeTruthy();
    expect(screen.getByText('3 deployments drawn; the table lists them all.')).toBeTruthy();
    for (const name of ['Zoom in', 'Zoom out', 'Show all deployments']) screen.getByRole('button', { name });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Clusters' }).checked).toBe(true);
    expect(screen.getByText('Map tiles').title).toBe('Asks tile.example.org for pictures of the area you look at');
    expect(screen.getByText('not reported')).toBeTruthy();
    expect(onViewChange).not.toHaveBeenCalled();
  });

  it('speaks and selects points by keyboard', () => {
    const { onSelect } = show();
    const stop = screen.getByRole('application', { name: /^Points on the map/ });
    fireEvent.keyDown(stop, { key: 'Home' });
    expect(screen.getByText('Barro Colorado, Captures 0')).toBeTruthy();
    fireEvent.keyDown(stop, { key: 'ArrowUp' });
    expect(screen.getByText('Québec, Captures 12')).toBeTruthy();
    fireEvent.keyDown(stop, { key: 'End' });
    fireEvent.keyDown(stop, { key: 'Enter' });
    expect(screen.getByText('Rønde, Captures not reported, selected')).toBeTruthy();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(2);
  });
});
