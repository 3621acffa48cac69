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
  /** what goes along to a deployment's sessions: their filters and search */
  along: Record<string, string>;
}

/** The list "Sessions by deployment": deployments with what their sessions come to. */
export function sessionsTotalsList({ totals, names, along }: TotalsContext) {
  return defineList({
    collection: 'deployments',
    title: 'Sessions by deployment',
    noun: { one: 'deployment', many: 'deployments' },
    columns: totalsColumns(totals, names),
    ordering: '-captures',
    idInFiles: 'deployment_id',
    search: {
      label: 'Search sessions by deployment or night',
      placeholder: 'Deployment, site, “Jul 2025” …',
      // It narrows the sessions, and these are the deployments of what it leaves.
      isSearchedHere: false,
      textOf: names.textOf,
      nothing: (text) => `No session’s deployment, site, project or night matches “${text}”.`,
    },
    nameOf: names.textOf,
    linkOf: (selection, { address }) =>
      sessionsLink(
        selection.map(({ id }) => id),
        { ...ofProject(idParameter.read(address.get('project'))), ...along },
      ),
    hrefOf: ({ id }, kept) => paths.sessions({ ...kept, ...along, deployment: String(id) }),
  });
}
