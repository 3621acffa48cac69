import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { defineList } from '#dashboard/list/model/list-definition.ts';
import { compareLinks } from '#dashboard/links/compare-links.ts';
import { sessionsLink } from '#dashboard/links/sessions-link.ts';
import { speciesLinks } from '#dashboard/links/species-links.ts';
import { located } from '#dashboard/map/located.ts';
import { paths } from '#dashboard/paths.ts';
import type { PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { alongToSessions } from './along-to-sessions.ts';
import { deploymentColumns, type DeploymentFindings } from './deployment-columns.tsx';
import type { Messages } from './messages/en.ts';

/**
 * The definition of the list "Deployments". `digits`: decimals of its coordinates. `findings`: null while the list is
 * incomplete. `classes`: the column of the classes chosen on the map.
 */
export const deploymentList = (
  words: Messages,
  names: DeploymentNames,
  digits: PlaceDigits,
  findings: DeploymentFindings | null,
  classes?: ListColumn<Deployment> | null,
) =>
  defineList({
    collection: 'deployments',
    title: words.title,
    noun: words.noun,
    columns: [...deploymentColumns(words, names, digits, findings), ...(classes ? [classes] : [])],
    ordering: 'name',
    search: {
      label: words.search,
      textOf: names.textOf,
      nothing: words.noName,
    },
    nameOf: names.textOf,
    hrefOf: ({ id }, carried, list) => paths.deployment(id, { ...carried, list }),
    linksOf: (selection, { address, isAll }) => {
      const [ids, along] = [selection.map(({ id }) => id), alongToSessions(address)];
      const of = isAll ? { count: ids.length } : ids;
      return [sessionsLink(of, along), ...speciesLinks(of, along), ...compareLinks(ids, along)];
    },
    places: {
      of: (deployment) => located(deployment, digits),
      uncertaintyOf: ({ coordinate_uncertainty_m: own = null }) => own,
      rounding: digits,
    },
  });
