import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { exportsLink } from '#dashboard/links/exports-link.ts';
import type { AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import { useSessionsScope } from '#dashboard/sessions/lists/use-sessions-scope.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { isoOfDay } from '#contract/time.ts';

interface SessionsExportProps {
  list: RecordListModel<Session>;
  deployments: readonly Deployment[];
  /** the lowest score of the occurrences that are shown; null: any */
  score?: number | null;
  /** of which animals these are */
  animal?: AnimalChoice;
  /** by whom they were determined */
  look?: Look;
}

/** Filters of sessions that an export has too. */
const TAKEN = new Set(['deployment', 'research_site', 'project', 'day']);

/** A link to the form for an export, which begins with the project, deployments, sites and nights that the list shows. */
export function SessionsExport({ list, deployments: all, score = null, animal, look }: SessionsExportProps) {
  const words = useMessages(sessionsMessages);
  const [{ project: chosen }] = useUrlState(sessionsParameters);
  const { deployments, firstNight, lastNight } = useSessionsScope().scope;
  const { byField, search } = list.filters;
  const others = search !== '' || [...byField.keys()].some((field) => !TAKEN.has(field));
  // With other filters in force, the deployments that are left.
  const ids =
    others && list.rows.whole
      ? [...new Set(list.rows.found.map(({ deployment }) => deployment.id))]
      : (deployments ?? undefined);
  const sites = namesIn(byField.get('research_site'));
  const projects = namesIn(byField.get('project'));
  const ofThem = all.filter(
    ({ id, project, research_site }) =>
      (chosen === null || project?.id === chosen) &&
      (ids?.includes(id) ?? true) &&
      (projects?.includes(project === null ? '' : nameText(project)) ?? true) &&
      (sites?.includes(research_site === null ? '' : nameText(research_site)) ?? true),
  );
  const [project, second] = new Set(ofThem.map((one) => one.project?.id ?? null));
  const isNarrowed = ids !== undefined || sites !== undefined || projects !== undefined;
  const to = exportsLink({
    project: chosen ?? (isNarrowed && second === undefined ? (project ?? null) : null),
    deployments: ids,
    sites: sites && [...new Set(ofThem.flatMap(({ research_site }) => research_site?.id ?? []))],
    firstNight: firstNight === null ? null : isoOfDay(firstNight),
    lastNight: lastNight === null ? null : isoOfDay(lastNight),
    score: score ?? undefined,
    ...(animal && { animal }),
    look,
  });
  if (to === null || (projects !== undefined && second !== undefined)) {
    return (
      <span className={controls.button} aria-disabled title={words.exportTheseNot}>
        {words.exportThese}
      </span>
    );
  }
  return (
    <Link className={controls.button} to={to} title={words.exportTheseMeans}>
      {words.exportThese}
    </Link>
  );
}

function namesIn(filter: ReturnType<RecordListModel<Session>['filters']['byField']['get']>) {
  return filter?.kind === 'choice' && filter.values.length > 0 ? filter.values : undefined;
}
