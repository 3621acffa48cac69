import { useUrlState } from '#dashboard/address/url-state.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { SessionsByDeployment } from '#dashboard/sessions/list/sessions-by-deployment.tsx';
import { SessionsByNight } from '#dashboard/sessions/list/sessions-by-night.tsx';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';

/** All sessions: as a table, as a calendar of deployments by night, or summed by deployment. */
export default function SessionsPage() {
  useTitle(useMessages(sessionsMessages).title);
  const [{ group }] = useUrlState(sessionsParameters);
  return group === 'deployment' ? <SessionsByDeployment /> : <SessionsByNight />;
}
