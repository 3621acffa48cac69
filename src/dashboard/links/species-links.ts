import { linksMessages } from './messages/links-messages.ts';
import type { SelectionLink } from '#dashboard/list/model/list-definition.ts';
import { sessionsLink } from './sessions-link.ts';

/** Parameters of a list that its species do not have. */
const OF_THE_LIST = new Set(['ordering', 'columns', 'widths', 'view']);

/**
 * A link to the species of some deployments, as to their sessions (`sessionsLink`); none where there are too many for an
 * address, which the link to the sessions says.
 */
export function speciesLinks(
  deployments: Parameters<typeof sessionsLink>[0],
  parameters: Readonly<Record<string, string>>,
): readonly SelectionLink[] {
  const along = Object.fromEntries(Object.entries(parameters).filter(([name]) => !OF_THE_LIST.has(name)));
  const { to } = sessionsLink(deployments, { ...along, group: 'species' });
  const count = 'length' in deployments ? deployments.length : deployments.count;
  return to === null ? [] : [{ words: linksMessages.now.speciesOf(count), to }];
}
