import { useMediaQuery } from '#dashboard/ui/browser/use-media-query.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { alongToSessions } from '#dashboard/deployments/along-to-sessions.ts';
import { latestJob } from '#dashboard/deployments/latest-job.ts';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { useChosenDays } from '#dashboard/deployments/rates/use-chosen-days.ts';
import { whyNotLocated } from '#dashboard/deployments/why-not-located.ts';
import { closeZoom } from '#dashboard/map/close-zoom.ts';
import type { MapView } from '#dashboard/map/map-point.ts';
import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { JobStatus } from '#dashboard/ui/notes/status-word.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { LocationCheck } from '#dashboard/deployments/location-check.tsx';
import { CoordinatesCopy } from './coordinates-copy.tsx';
import { LatestSession } from './latest-session.tsx';
import { selectedMessages } from './messages/selected-messages.ts';
import { NearbyLinks } from './nearby-links.tsx';
import { NightCounts } from './night-counts.tsx';
import classes from './selected.module.css';
import { SelectedSheet } from './selected-sheet.tsx';
import { useNightsOf } from './use-nights-of.ts';

interface SelectedDeploymentProps {
  /** null if the selected one does not exist, or is not loaded yet */
  deployment: Deployment | null;
  /** shown in place of the facts */
  hint: string;
  /** the selected deployment does not match the filters */
  hidden: boolean;
  href: string;
  onClear: () => void;
  /** shows the place on the map */
  onZoom: (view: MapView) => void;
}

/** Where the page scrolls, and a panel in its flow would move the table. */
const SMALL = '(max-width: 1023px)';

/** Details of the deployment selected in map, table or address: beside them, or in a small window as a sheet from below. */
export function SelectedDeployment(props: SelectedDeploymentProps) {
  const { deployment, hint, onClear } = props;
  const words = useMessages(deploymentsMessages);
  const names = useDeploymentNames();
  const isSmall = useMediaQuery(SMALL);
  const Frame = isSmall ? SelectedSheet : SelectedPanel;
  return (
    <Frame label={words.selected} onClose={onClear}>
      <div className={classes.title}>
        {deployment === null ? (
          <Text tabIndex={-1} data-sheet-focus>
            {hint}
          </Text>
        ) : (
          <h2 tabIndex={-1} data-sheet-focus>
            <NameParts parts={names.partsOf(deployment)} />
          </h2>
        )}
        <button
          type="button"
          className={controls.icon}
          ref={moveFocusOnUnmount}
          aria-label={words.clearSelection}
          title={words.clearSelection}
          onClick={onClear}
        >
          ×
        </button>
      </div>
      {deployment !== null && <Facts {...props} deployment={deployment} />}
    </Frame>
  );
}

function SelectedPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.panel} aria-label={label}>
      {children}
    </section>
  );
}

function Facts({ deployment, hidden, href, onZoom }: SelectedDeploymentProps & { deployment: Deployment }) {
  const words = useMessages(selectedMessages);
  const ofList = useMessages(deploymentsMessages);
  const located = useLocated();
  const [digits] = usePlaceDigits();
  const days = useChosenDays();
  const state = useNightsOf(deployment, days);
  const along = alongToSessions(new URLSearchParams(useLocation().search));
  const [{ project }] = useUrlState(projectParameters);
  const { tiles, tilesOn } = useMapTiles();
  const place = located(deployment);
  const job = latestJob(deployment);
  return (
    <>
      <Text cut>
        {hidden && <strong>{ofList.filteredOut} </strong>}
        {deployment.research_site === null ? (
          ofList.noSiteEntered
        ) : (
          <span {...OF_DATA}>{nameText(deployment.research_site)}</span>
        )}
        {deployment.project !== null && <span {...OF_DATA}> · {nameText(deployment.project)}</span>}
      </Text>
      <div className={classes.actions}>
        {place !== null && (
          <button
            type="button"
            className={controls.button}
            onClick={() => onZoom({ ...place, zoom: closeZoom(tilesOn && tiles !== null) })}
          >
            {words.zoom}
          </button>
        )}
        {deployment.events_count !== 0 && (
          <Link className={controls.button} to={paths.sessions({ ...along, deployment: String(deployment.id) })}>
            {words.itsSessions}
          </Link>
        )}
        <Link className={controls.button} to={href}>
          {words.itsPage}
        </Link>
        {job !== null && (
          <Text as="span">
            {ofList.latestJobIs} <JobStatus status={job.status ?? ''} />
          </Text>
        )}
      </div>
      <div className={classes.columns}>
        <NightCounts deployment={deployment} days={days} state={state} />
        {deployment.events_count !== 0 && (
          <LatestSession
            session={state.nights?.latest ?? null}
            label={days === null ? words.latest : words.latestOfDays}
            hrefOf={(id) => paths.session(id, ofProject(project))}
          />
        )}
        <div className={classes.place}>
          {place === null ? (
            <Text>{whyNotLocated(deployment, digits, ofList)}</Text>
          ) : (
            <>
              <CoordinatesCopy deployment={deployment} place={place} />
              <LocationCheck of={deployment} />
              <NearbyLinks deployment={deployment} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
