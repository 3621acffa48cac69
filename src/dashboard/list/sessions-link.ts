import { paths } from '#dashboard/paths.ts';
import { listMessages } from './messages/list-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** A link from selected rows to the records that belong to them. */
export interface SelectionLink {
  /** "Sessions of these 12 deployments" */
  words: string;
  /** null if there is no link: `words` then say why */
  to: string | null;
}

/** Services and proxies reject longer addresses. */
export const MOST_DEPLOYMENTS = 400;

/**
 * A link to the sessions of some deployments, with the other parameters of the address. `count`: how many deployments, if
 * they are all, and so need not be listed.
 */
export function sessionsLink(
  deployments: readonly number[] | { count: number },
  parameters: Record<string, string>,
): SelectionLink {
  return ofDeployments(deployments, parameters, (count) => listMessages.now.sessionsOf(count));
}

/** Parameters of a list that its species do not have. */
const OF_THE_LIST = ['ordering', 'columns', 'widths', 'view'];

/** Links to the species of some deployments, likewise; none where too many are named, which the link to their sessions says. */
export function speciesLinks(
  deployments: readonly number[] | { count: number },
  parameters: Readonly<Record<string, string>>,
): readonly SelectionLink[] {
  const along = Object.fromEntries(Object.entries(parameters).filter(([name]) => !OF_THE_LIST.includes(name)));
  const link = ofDeployments(deployments, { ...along, group: 'species' }, (count) => listMessages.now.speciesOf(count));
  return link.to === null ? [] : [link];
}

function ofDeployments(
  deployments: readonly number[] | { count: number },
  parameters: Readonly<Record<string, string>>,
  wordsOf: (count: number) => string,
): SelectionLink {
  if ('count' in deployments) return { words: wordsOf(deployments.count), to: paths.sessions(parameters) };
  if (deployments.length > MOST_DEPLOYMENTS) {
    return { words: listMessages.now.tooManyDeployments(numberText(MOST_DEPLOYMENTS)), to: null };
  }
  const to = paths.sessions({ ...parameters, deployment: deployments.join(',') });
  return { words: wordsOf(deployments.length), to };
}
