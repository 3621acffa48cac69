import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import { useSessionsScope } from '#dashboard/sessions/lists/use-sessions-scope.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';
import { useUrlState } from '#dashboard/address/url-state.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { isoOfDay } from '#contract/time.ts';
import { SessionsExport } from './sessions-export.tsx';

interface SessionsOnwardProps {
  list: RecordListModel<Session>;
  deployments: readonly Deployment[];
  /** the lowest score of the occurrences that are shown; null: any */
  score?: number | null;
  /** of which animals these are */
  animal?: AnimalChoice;
  /** by whom they were determined */
  look?: Look;
}

/** Links to the effort and to an export of the project, deployments and nights that the list shows. */
export function SessionsOnward({ list, deployments: all, score = null, animal, look }: SessionsOnwardProps) {
  const words = useMessages(sessionsMessages);
  const [{ project }] = useUrlState(sessionsParameters);
  const { deployments, firstNight, lastNight } = useSessionsScope().scope;
  const effort = paths.effort({
    ...ofProject(project),
    ...(deployments !== null && { deployment: deployments.join(',') }),
    ...(firstNight !== null && { day_after: isoOfDay(firstNight) }),
    ...(lastNight !== null && { day_before: isoOfDay(lastNight) }),
  });
  return (
    <span className={classes.onward}>
      <Link className={controls.button} to={effort} title={words.effortMeans}>
        {words.effort}
      </Link>
      <SessionsExport list={list} deployments={all} score={score} {...(animal && { animal })} {...(look && { look })} />
    </span>
  );
}
