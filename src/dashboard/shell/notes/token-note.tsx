import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { paths } from '#dashboard/paths.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown above every page while the service refuses requests with a missing or invalid token. */
export function TokenNote({ carried }: { carried: Record<string, string> }) {
  const cache = useQueryClient().getQueryCache();
  const { pathname } = useLocation();
  const hasRefusal = () => cache.findAll({ type: 'active' }).some(({ state }) => isRefusal(state.error));
  const isRefused = useSyncExternalStore((onChange) => cache.subscribe(onChange), hasRefusal, hasRefusal);
  if (!isRefused) return null;
  return (
    <p className={classes.note} role="alert">
      The service asks for a token, or does not know the one it was shown.{' '}
      {pathname === paths.settings() ? (
        'Enter one below.'
      ) : (
        <Link to={paths.settings(carried)}>Enter one in Settings</Link>
      )}
    </p>
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
