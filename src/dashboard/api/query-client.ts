import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** The dashboard's one cache. Failures that may pass are tried again twice, with growing pauses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < RETRIES && (!(error instanceof ApiError) || error.mayPass) },
    },
  });
}
