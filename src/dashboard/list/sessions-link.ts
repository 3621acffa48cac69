import { paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** A way from what is selected to what belongs to it. */
export interface SelectionLink {
  /** "Sessions of these 12 deployments" */
  words: string;
  /** null: there is none, and the words say why */
  to: string | null;
}

/** Services and proxies refuse longer addresses. */
export const MOST_DEPLOYMENTS = 400;

/**
 * The sessions of some deployments, with what else the address says. `count`: how many deployments they are where they
 * need not be named, since they are all that there are.
 */
export function sessionsLink(
  deployments: readonly number[] | { count: number },
  parameters: Record<string, string>,
): SelectionLink {
  const isNamed = 'length' in deployments;
  const count = isNamed ? deployments.length : deployments.count;
  const words = count === 1 ? 'Sessions of this deployment' : `Sessions of these ${numberText(count)} deployments`;
  if (!isNamed) return { words, to: paths.sessions(parameters) };
  if (count > MOST_DEPLOYMENTS) {
    return { words: `${words}: an address holds ${MOST_DEPLOYMENTS} deployments at most. Choose fewer.`, to: null };
  }
  return { words, to: paths.sessions({ ...parameters, deployment: deployments.join(',') }) };
}
