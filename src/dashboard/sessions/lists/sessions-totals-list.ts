import { defineList } from '#dashboard/list/model/list-definition.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { compareLinks } from '#dashboard/links/compare-links.ts';
import { sessionsLink } from '#dashboard/links/sessions-link.ts';
import { speciesLinks } from '#dashboard/links/species-links.ts';
import { idParameter } from '#dashboard/address/url-state.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { totalsColumns } from '#dashboard/sessions/columns/totals-columns.tsx';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import type { Messages as ListMessages } from '#dashboard/sessions/columns/messages/en.ts';
import type { DeploymentTotals } from '#dashboard/findings/deployment-totals.ts';

interface TotalsContext {
  /** by the deployment's id */
  totals: ReadonlyMap<number, DeploymentTotals>;
  names: DeploymentNames;
  /** search and filters that links to a deployment's sessions carry */
  narrowing: Record<string, string>;
}

/** The list "Sessions by deployment": deployments with the totals of their sessions. */
export function sessionsTotalsList({ totals, names, narrowing }: TotalsContext, words: Messages, own: ListMessages) {
  return defineList({
    collection: 'deployments',
    title: words.byDeployment,
    noun: { one: words.deployment, many: words.deployments },
    columns: totalsColumns(totals, names, words, own),
    ordering: '-captures',
    // The same in every language.
    fileTitle: 'sessions by deployment',
    idInFiles: 'deployment_id',
    search: {
      label: words.search,
      placeholder: words.placeholder,
      // The search filters the sessions; the list shows the deployments of the matching ones.
      isSearchedHere: false,
      textOf: names.textOf,
      nothing: words.noneFound,
    },
    nameOf: names.textOf,
    linksOf: (selection, { address }) => {
      const ids = selection.map(({ id }) => id);
      const sessions = { ...ofProject(idParameter.read(address.get('project'))), ...narrowing };
      return [sessionsLink(ids, sessions), ...speciesLinks(ids, sessions), ...compareLinks(ids, narrowing)];
    },
    hrefOf: ({ id }, carried) => paths.sessions({ ...carried, ...narrowing, deployment: String(id) }),
  });
}
