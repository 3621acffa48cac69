import { defineList } from '#dashboard/list/list-definition.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { sessionsLink } from '#dashboard/list/sessions-link.ts';
import { idParameter } from '#dashboard/address/url-state.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { totalsColumns } from '#dashboard/sessions/columns/totals-columns.tsx';
import type { DeploymentTotals } from '#dashboard/sessions/model/deployment-totals.ts';

interface TotalsContext {
  /** by the deployment's id */
  totals: ReadonlyMap<number, DeploymentTotals>;
  names: DeploymentNames;
  /** search and filters that links to a deployment's sessions carry */
  narrowing: Record<string, string>;
}

/** The list "Sessions by deployment": deployments with the totals of their sessions. */
export function sessionsTotalsList({ totals, names, narrowing }: TotalsContext) {
  return defineList({
    collection: 'deployments',
    title: 'Sessions by deployment',
    noun: { one: 'deployment', many: 'deployments' },
    columns: totalsColumns(totals, names),
    ordering: '-captures',
    fileTitle: 'sessions by deployment',
    idInFiles: 'deployment_id',
    search: {
      label: 'Search sessions by deployment or night',
      placeholder: 'Deployment, site, “Jul 2025” …',
      // The search filters the sessions; the list shows the deployments of the matching ones.
      isSearchedHere: false,
      textOf: names.textOf,
      nothing: (text) => `No session’s deployment, site, project or night matches “${text}”.`,
    },
    nameOf: names.textOf,
    linkOf: (selection, { address }) =>
      sessionsLink(
        selection.map(({ id }) => id),
        { ...ofProject(idParameter.read(address.get('project'))), ...narrowing },
      ),
    hrefOf: ({ id }, carried) => paths.sessions({ ...carried, ...narrowing, deployment: String(id) }),
  });
}
