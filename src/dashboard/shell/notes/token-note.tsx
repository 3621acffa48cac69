import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#dashboard/ui/link.tsx';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** Shown above every page while the service refuses requests with a missing or invalid token. */
export function TokenNote({ carried }: { carried: Record<string, string> }) {
  const words = useMessages(shellMessages);
  const cache = useQueryClient().getQueryCache();
  const { pathname } = useLocation();
  const hasRefusal = () => cache.findAll({ type: 'active' }).some(({ state }) => isRefusal(state.error));
  const isRefused = useSyncExternalStore((onChange) => cache.subscribe(onChange), hasRefusal, hasRefusal);
  if (!isRefused) return null;
  return (
    <p className={classes.note} role="alert">
      {words.tokenRefused(
        pathname === paths.settings() ? (
          words.tokenBelow
        ) : (
          <Link to={paths.settings(carried)}>{words.tokenInSettings}</Link>
        ),
      )}
    </p>
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
