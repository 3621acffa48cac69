import { useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { alongToSessions } from '#dashboard/deployments/along-to-sessions.ts';
import type { AreaCorner, ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import { compareLinks } from '#dashboard/links/compare-links.ts';
import { sessionsLink } from '#dashboard/links/sessions-link.ts';
import { speciesLinks } from '#dashboard/links/species-links.ts';
import { LinkOfSelection } from '#dashboard/list/view/table/link-of-selection.tsx';
import { AreaOutline } from '#dashboard/map/tools/area-outline.tsx';
import { MapTools } from '#dashboard/map/tools/map-tools.tsx';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { areaInView } from './area-in-view.ts';
import { ExportLink } from './export-link.tsx';
import { WithoutLocation } from './without-location.tsx';

interface DeploymentToolsProps {
  /** those that match all filters */
  deployments: readonly Deployment[];
  withoutLocation: readonly Deployment[];
  /** all loaded deployments of the project */
  all: readonly Deployment[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** the filter of the location, if set */
  area: ColumnFilter | undefined;
  /** null: the whole world */
  onArea: (corners: readonly AreaCorner[] | null) => void;
}

/** The page's own controls on the map: the list without location, the tools, and links onward with all that is shown. */
export function DeploymentTools(props: DeploymentToolsProps) {
  const { deployments, withoutLocation, all, selectedId, onSelect, area, onArea } = props;
  const [digits] = usePlaceDigits();
  const { search } = useLocation();
  const along = alongToSessions(new URLSearchParams(search));
  const ids = deployments.map(({ id }) => id);
  const of = deployments.length === all.length ? { count: all.length } : ids;
  return (
    <>
      {area?.kind === 'area' && <AreaOutline corners={area.corners} />}
      <WithoutLocation deployments={withoutLocation} selectedId={selectedId} onSelect={onSelect} />
      <MapTools
        digits={digits}
        onArea={onArea}
        onView={(view, size) => onArea(areaInView(view, size, digits ?? undefined))}
        onPrint={printMap}
      >
        {deployments.length > 0 && (
          <>
            <hr />
            {[sessionsLink(of, along), ...speciesLinks(of, along), ...compareLinks(ids, along)].map((link) => (
              <LinkOfSelection key={link.words} link={link} />
            ))}
            <ExportLink deployments={deployments} all={all} along={along} />
          </>
        )}
      </MapTools>
    </>
  );
}

/** Prints the page without its table: the map with its legend and scale, the filters and the date. */
function printMap(): void {
  const { dataset } = document.documentElement;
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  dataset['print'] = 'map';
  window.print();
}
