import controls from '#dashboard/ui/controls/controls.module.css';
import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Day } from '#dashboard/ui/values/day.tsx';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { JobStatus } from '#dashboard/ui/notes/status-word.tsx';
import { deploymentCounts } from './deployment-counts.ts';
import classes from './deployments-page.module.css';
import { latestJob } from './latest-job.ts';
import { deploymentsMessages } from './messages/deployments-messages.ts';
import { whyNotLocated } from './why-not-located.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';

interface SelectedDeploymentProps {
  /** null if none is selected or the selected one does not exist */
  deployment: Deployment | null;
  /** shown in place of the facts */
  hint: string;
  /** the selected deployment does not match the filters */
  hidden: boolean;
  href: string;
  onClear: () => void;
}

/** Details of the deployment selected in map, table or address; its space is always reserved. */
export function SelectedDeployment({ deployment, hint, hidden, href, onClear }: SelectedDeploymentProps) {
  const words = useMessages(deploymentsMessages);
  const located = useLocated();
  const names = useDeploymentNames();
  const [digits] = usePlaceDigits();
  if (deployment === null) {
    return (
      <section className={classes.panel} aria-label={words.selected}>
        <p className={classes.hint}>{hint}</p>
      </section>
    );
  }
  const name = names.textOf(deployment);
  const location = located(deployment);
  const job = latestJob(deployment);
  return (
    <section className={classes.panel} aria-label={words.selected}>
      <div className={classes.panelTitle}>
        <h2 title={name}>{name}</h2>
        <Link to={href}>{words.open}</Link>
        <button
          type="button"
          className={controls.icon}
          ref={moveFocusOnUnmount}
          aria-label={words.clearSelection}
          onClick={onClear}
        >
          ×
        </button>
      </div>
      <p className={classes.where} title={deployment.research_site?.name}>
        {hidden && <strong>{words.filteredOut} </strong>}
        {deployment.research_site?.name ?? words.noSiteEntered}
      </p>
      <dl className={classes.counts}>
        {deploymentCounts(words).map(({ field, header, definition }) => (
          <div key={field} title={definition}>
            <dt>{header}</dt>
            <dd>
              <Count value={deployment[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.facts}>
        <span>
          {deployment.first_date === null || deployment.last_date === null ? (
            words.noCapturesYet
          ) : (
            <>
              <Day date={deployment.first_date} /> – <Day date={deployment.last_date} />
            </>
          )}
        </span>
        <span>
          {location === null ? (
            whyNotLocated(deployment, digits, words)
          ) : (
            <bdi dir="ltr">
              {location.latitude.toFixed(digits ?? 4)}, {location.longitude.toFixed(digits ?? 4)}
            </bdi>
          )}
        </span>
        {job !== null && (
          <span>
            {words.latestJobIs} <JobStatus status={job.status} />
          </span>
        )}
      </p>
    </section>
  );
}
