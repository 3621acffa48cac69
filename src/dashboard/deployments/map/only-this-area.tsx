import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import type { ColumnFilter } from '#dashboard/list/filter/column-filter.ts';
import { LinkOfSelection } from '#dashboard/list/table/link-of-selection.tsx';
import { sessionsLink } from '#dashboard/list/sessions-link.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import { useLocated } from '#dashboard/map/use-located.ts';
import { alongToSessions } from '#dashboard/deployments/along-to-sessions.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { areaInView, type Area } from './area-in-view.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from '#dashboard/deployments/deployments-page.module.css';

interface OnlyThisAreaProps {
  view: MapView;
  /** size of the map in CSS px */
  size: { width: number; height: number };
  /** deployments that the map may show */
  deployments: readonly Deployment[];
  /** by the fields `latitude` and `longitude`; null removes a filter */
  onChoose: (filters: ReadonlyMap<string, ColumnFilter | null>) => void;
}

/**
 * Filters map and table by the coordinates in view (with chips like all filters), and links to the sessions of the
 * deployments in view.
 */
export function OnlyThisArea({ view, size, deployments, onChoose }: OnlyThisAreaProps) {
  const words = useMessages(deploymentMapMessages);
  const [refused, setRefused] = useState<MapView | null>(null);
  const [digits] = usePlaceDigits();
  const { search } = useLocation();
  const located = useLocated();
  const { width, height } = size;
  const area = useMemo(() => areaInView(view, { width, height }, digits ?? undefined), [view, width, height, digits]);
  const inside = useMemo(
    () => (area === null ? [] : deployments.filter((one) => isInside(area, located(one)))),
    [area, deployments, located],
  );
  const choose = () => {
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
      <button type="button" className={controls.button} title={words.filterToViewAbout} onClick={choose}>
        {words.filterToView}
      </button>
      {inside.length > 0 && (
        <LinkOfSelection
          link={sessionsLink(
            inside.map(({ id }) => id),
            alongToSessions(new URLSearchParams(search)),
          )}
        />
      )}
      <span aria-live="polite">{refused === view && words.dateLine}</span>
    </div>
  );
}

function isInside({ latitude, longitude }: Area, place: { latitude: number; longitude: number } | null): boolean {
  return place !== null && isBetween(latitude, place.latitude) && isBetween(longitude, place.longitude);
}

function isBetween(range: { from: number; to: number } | null, degrees: number): boolean {
  return range === null || (degrees >= range.from && degrees <= range.to);
}

function rangeFilter(range: { from: number; to: number } | null): ColumnFilter | null {
  return range === null ? null : { kind: 'number', ...range, unknown: false };
}
