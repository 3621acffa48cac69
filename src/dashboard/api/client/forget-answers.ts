import type { QueryClient } from '@tanstack/react-query';
import { keepReading } from '#dashboard/api/whole/kept-readings.ts';

/**
 * Forgets all that was read of the service, the beginnings of lists among it, and reads what is shown again. For when the
 * reader may no longer see what was read, or may see other things.
 */
export function forgetAnswers(client: QueryClient): void {
  for (const { queryKey } of client.getQueryCache().getAll()) keepReading(client, queryKey, null);
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}
