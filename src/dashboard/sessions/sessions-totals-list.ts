import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { totalsColumns } from './sessions-totals-columns.tsx';
import type { DeploymentTotals } from './sessions-totals.ts';

interface TotalsContext {
  /** by the deployment's id */
  totals: ReadonlyMap<number, DeploymentTotals>;
  /** what the sessions were searched for */
  search: string;
  /** what goes along to a deployment's sessions: the nights */
  along: Record<string, string>;
}

/** The list "Sessions by deployment": deployments with what their sessions come to. */
export function sessionsTotalsList({ totals, search, along }: TotalsContext) {
  return defineList({
    collection: 'deployments',
    title: 'Sessions by deployment',
    noun: { one: 'deployment', many: 'deployments' },
    columns: totalsColumns(totals),
    ordering: '-captures',
    search: {
      label: 'Search sessions by deployment or night',
      placeholder: 'Search deployment or night',
      // The search narrows the sessions, and these are the deployments of what it leaves.
      textOf: ({ name }) => `${name} ${search}`,
      nothing: (text) => `No session’s deployment or night holds “${text}”.`,
    },
    nameOf: ({ name }) => name,
    hrefOf: ({ id }, kept) => paths.sessions({ ...kept, ...along, deployment: String(id) }),
  });
}
