import type { SelectionLink } from '#dashboard/list/model/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { linksMessages } from './messages/links-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

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
  const isNamed = 'length' in deployments;
  const count = isNamed ? deployments.length : deployments.count;
  const messages = linksMessages.now;
  const words = messages.sessionsOf(count);
  if (!isNamed) return { words, to: paths.sessions(parameters) };
  if (count > MOST_DEPLOYMENTS) {
    return { words: messages.tooManyDeployments(numberText(MOST_DEPLOYMENTS)), to: null };
  }
  return { words, to: paths.sessions({ ...parameters, deployment: deployments.join(',') }) };
}
