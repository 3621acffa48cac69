import type { WholeList } from '#dashboard/api/whole/whole-list.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** "Read all 60,000 sessions"; without the number where the service has more records than it counted. `many`: "sessions". */
export function readAllText({ count, openEnded }: Pick<WholeList<unknown>, 'count' | 'openEnded'>, many: string) {
  return `Read all ${openEnded ? '' : `${numberText(count)} `}${many}`;
}
