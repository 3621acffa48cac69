import type { QueryClient } from '@tanstack/react-query';
import { setUnfinishedLoad } from '#dashboard/api/whole/unfinished-loads.ts';

/**
 * Forgets all that was read of the service, the beginnings of lists among it, and reads what is shown again. For when the
 * reader may no longer see what was read, or may see other things.
 */
export function forgetAnswers(client: QueryClient): void {
  for (const { queryKey } of client.getQueryCache().getAll()) setUnfinishedLoad(client, queryKey, null);
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}
