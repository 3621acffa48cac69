import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CopyRequest } from '#contract/copy/copy-status.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { tellCopy } from '#dashboard/api/copy/copy-status.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

/** Tells the copy something; `error`: why it refused. */
export function useTellCopy() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: CopyRequest) => tellCopy(client, request),
    onError: (failure) => {
      // What was answered is not asked any more: show what is.
      if (failure instanceof ApiError && failure.status === 409)
        void client.invalidateQueries({ queryKey: queryKeys.copyStatus });
    },
  });
  return { tell: (request: CopyRequest) => mutate(request), isPending, error };
}
