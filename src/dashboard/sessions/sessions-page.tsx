import { Suspense } from 'react';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { SessionsByNight } from '#dashboard/sessions/views/sessions-by-night.tsx';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import classes from './sessions-page.module.css';

const SessionsByDeployment = lazyPart(
  async () => (await import('#dashboard/sessions/views/sessions-by-deployment.tsx')).SessionsByDeployment,
);

const SessionsSpecies = lazyPart(
  async () => (await import('#dashboard/sessions/views/sessions-species.tsx')).SessionsSpecies,
);

/** All sessions: as a table, as a calendar of deployments by night, summed by deployment, or their species. */
export default function SessionsPage() {
  const words = useMessages(sessionsMessages);
  useTitle(words.title);
  const [{ group }] = useUrlState(sessionsParameters);
  switch (group) {
    case 'none':
      return <SessionsByNight />;
    case 'deployment':
      return (
        <Suspense fallback={<p className={classes.waiting}>{words.loading}</p>}>
          <SessionsByDeployment />
        </Suspense>
      );
    case 'species':
      return (
        <Suspense fallback={<p className={classes.waiting}>{words.speciesOpening}</p>}>
          <SessionsSpecies />
        </Suspense>
      );
  }
}
