import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { areaContains } from '#dashboard/list/filters/area-contains.ts';
import { LinkOfSelection } from '#dashboard/list/view/table/link-of-selection.tsx';
import { sessionsLink } from '#dashboard/links/sessions-link.ts';
import { coverOfMap } from '#dashboard/map/covers/covers.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import { useLocated } from '#dashboard/map/use-located.ts';
import { alongToSessions } from '#dashboard/deployments/along-to-sessions.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { AreaCorner } from '#dashboard/list/model/column-filter.ts';
import { areaInView } from './area-in-view.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from '#dashboard/deployments/deployments-page.module.css';

interface OnlyThisAreaProps {
  view: MapView;
  /** deployments that the map may show */
  deployments: readonly Deployment[];
  /** null: the whole world */
  onChoose: (corners: readonly AreaCorner[] | null) => void;
}

/**
 * Filters map and table by the area in view (with a chip like all filters), and links to the sessions of the deployments in
 * view.
 */
export function OnlyThisArea({ view, deployments, onChoose }: OnlyThisAreaProps) {
  const words = useMessages(deploymentMapMessages);
  const [digits] = usePlaceDigits();
  const { search } = useLocation();
  const located = useLocated();
  const { ref: map, width, height } = useElementSize<HTMLDivElement>();
  const area = useMemo(() => areaInView(view, { width, height }, digits ?? undefined), [view, width, height, digits]);
  const inside = useMemo(() => {
    const contains = area === null ? () => true : areaContains(area);
    return deployments.filter((one) => {
      const place = located(one);
      return place !== null && contains(place);
    });
  }, [area, deployments, located]);
  return (
    <>
      <div ref={map} className={classes.measured} />
      <div ref={coverOfMap} className={classes.area}>
        <button
          type="button"
          className={controls.button}
          title={words.filterToViewAbout}
          onClick={() => onChoose(area)}
        >
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
      </div>
    </>
  );
}
