import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteServiceTimes } from './live-service-clock.ts';

/** Learns the service's clock from the times that records of it carry. */
export function useServiceTimes(records: readonly { created_at: string; updated_at: string }[]): void {
  const client = useQueryClient();
  useEffect(() => {
    const times = records.flatMap((record) => [record.created_at, record.updated_at]);
    // Not when the list was read: some of them have come since.
    noteServiceTimes(client, times, Date.now());
  }, [client, records]);
}
