import { useOutletContext } from 'react-router-dom';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { SpeciesSection } from '#dashboard/species/species-section.tsx';
import type { Deployment } from '#contract/records/deployment.ts';
import { WhyNothing } from '#dashboard/list/view/bar/why-nothing.tsx';
import { isUnreadable } from '#dashboard/api/lists/whole-list.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import classes from './deployment-nights.module.css';
import { DeploymentCalendar } from './deployment-calendar.tsx';
import { DeploymentSessions } from './deployment-sessions.tsx';
import { useDeploymentSessions } from '#dashboard/sessions/lists/use-deployment-sessions.ts';

const DeploymentSpecies = lazyPart(
  async () => (await import('#dashboard/species/deployment-species.tsx')).DeploymentSpecies,
);

/** The nights, species and sessions on a deployment's page. The deployment is the outlet's context. */
export function DeploymentNights() {
  const deployment = useOutletContext<Deployment>();
  const words = useMessages(sessionsMessages);
  const list = useDeploymentSessions(deployment);
  const { loaded, error, source, count, all, whole, retry } = list.rows;
  const expected = count ?? deployment.events_count;
  const species = expected !== 0 && (
    <SpeciesSection taxa={deployment.taxa_count}>
      <DeploymentSpecies deployment={deployment} sessions={list} />
    </SpeciesSection>
  );
  if (loaded === undefined && error !== null && source === 'loading') {
    return (
      <div className={classes.nights}>
        <Failure what={words.notLoaded} why={error.message} onRetry={retry} />
        {species}
      </div>
    );
  }
  return (
    <div className={classes.nights}>
      {expected !== 0 && loaded?.tooMany !== true && (
        <DeploymentCalendar
          deployment={deployment}
          sessions={all}
          isWhole={whole}
          nothing={isUnreadable(loaded) ? <WhyNothing list={list} /> : words.noNights}
          carried={{ ...list.carried, list: list.address, follow: 'nights' }}
        />
      )}
      {species}
      <DeploymentSessions list={list} expected={expected} />
    </div>
  );
}
