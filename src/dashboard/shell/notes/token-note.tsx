import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

const OfferedLogIn = lazyPart(
  async () => (await import('#dashboard/access/offered-log-in.tsx')).OfferedLogIn,
  () => null,
);

/** Shown above every page while the service refuses requests for want of a valid token (401), or of permission (403). */
export function TokenNote({ carried }: { carried: Record<string, string> }) {
  const words = useMessages(shellMessages);
  const client = useQueryClient();
  const status = useRefusalStatus(client);
  const { pathname } = useLocation();
  if (status === null) return null;
  const isSettings = pathname === paths.settings();
  const what = isSettings ? words.tokenBelow : <Link to={paths.settings(carried)}>{words.tokenInSettings}</Link>;
  return (
    <div className={classes.note}>
      <p role="alert">{status === 401 ? words.tokenRefused(what) : words.notAllowed(what)}</p>
      {!isSettings && (
        <Suspense>
          <OfferedLogIn />
        </Suspense>
      )}
    </div>
  );
}

/** 401 or 403 of a read that is shown, or of an order; null: nothing is refused. */
function useRefusalStatus(client: QueryClient): number | null {
  const [queries, mutations] = [client.getQueryCache(), client.getMutationCache()];
  const refusal = () => {
    const errors = [
      ...queries.findAll({ type: 'active' }).map(({ state }) => state.error),
      ...mutations.findAll({ status: 'error' }).map(({ state }) => state.error),
    ];
    const statuses = new Set(errors.map((error) => (error instanceof ApiError ? error.status : null)));
    return [401, 403].find((status) => statuses.has(status)) ?? null;
  };
  const subscribe = (onChange: () => void) => {
    // After the render in which a query is added, not within it.
    const listener = notifyManager.batchCalls(onChange);
    const ends = [queries.subscribe(listener), mutations.subscribe(listener)];
    return () => ends.forEach((end) => end());
  };
  return useSyncExternalStore(subscribe, refusal, refusal);
}
