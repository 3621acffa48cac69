import { useQuery } from '@tanstack/react-query';
import { z } from '#contract/zod.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { ApiError } from './api-error.ts';
import { getJson } from './get-json.ts';

/** What a service says of itself in its OpenAPI description. */
export interface ServiceDescription {
  title: string;
  version: string;
  /** its title is that of Noctuary's own service */
  isOurs: boolean;
}

// The same in every language.
const OUR_TITLE = 'Insect-monitoring data service: read interface';
const description = z.object({ info: z.object({ title: z.string(), version: z.string() }) });

/** The service's OpenAPI description at `schema/`, which the interface does not define; null where there is none. */
export function useServiceDescription() {
  return useQuery({
    queryKey: queryKeys.serviceDescription,
    queryFn: async ({ signal }): Promise<ServiceDescription | null> => {
      try {
        const read = description.safeParse(await getJson('schema/', signal));
        if (!read.success) return null;
        const { title, version } = read.data.info;
        return { title, version, isOurs: title === OUR_TITLE };
      } catch (error) {
        // The service answers, but has no description.
        if (error instanceof ApiError && error.status !== null && error.status !== 401) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    retry: false,
  });
}
