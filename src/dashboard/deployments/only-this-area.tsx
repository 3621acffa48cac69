import { useState, type RefObject } from 'react';
import type { ColumnFilter } from '#dashboard/list/column-filter.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import { areaInView } from './area-in-view.ts';
import classes from './deployments-page.module.css';

interface OnlyThisAreaProps {
  view: MapView;
  /** what the map fills */
  place: RefObject<HTMLElement | null>;
  /** by the fields `latitude` and `longitude`; null takes a filter away */
  onChoose: (filters: ReadonlyMap<string, ColumnFilter | null>) => void;
}

/** Narrows map and table to what the map shows, as filters on the places, which have chips like all others. */
export function OnlyThisArea({ view, place, onChoose }: OnlyThisAreaProps) {
  const [refused, setRefused] = useState<MapView | null>(null);
  const choose = () => {
    const area = place.current === null ? null : areaInView(view, place.current.getBoundingClientRect());
    setRefused(area === null ? view : null);
    if (area === null) return;
    onChoose(
      new Map([
        ['latitude', rangeFilter(area.latitude)],
        ['longitude', rangeFilter(area.longitude)],
      ]),
    );
  };
  return (
    <div className={classes.area}>
      <button type="button" title="Leaves the deployments that the map shows now" onClick={choose}>
        Only this area
      </button>
      <span aria-live="polite">{refused === view && 'Both sides of the date line: move or zoom the map'}</span>
    </div>
  );
}

function rangeFilter(range: { from: number; to: number } | null): ColumnFilter | null {
  return range === null ? null : { kind: 'number', ...range, unknown: false };
}
