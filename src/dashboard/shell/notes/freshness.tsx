import { notifyManager, useIsFetching, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { tryConnection, useIsConnectionLost } from '#dashboard/api/status/connection.ts';
import { readServedPage } from '#dashboard/api/status/served-page.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { RefreshIcon } from '#dashboard/ui/icons/icons.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from '#dashboard/shell/frame.module.css';

/** The age of the oldest data shown, as a time on the viewer's clock, and a button that refetches all of it. */
export function Freshness() {
  const words = useMessages(shellMessages);
  const client = useQueryClient();
  const isLost = useIsConnectionLost();
  const isFetching = useIsFetching({ predicate: isDated }) > 0;
  const cache = client.getQueryCache();
  const onChange = useCallback((then: () => void) => cache.subscribe(notifyManager.batchCalls(then)), [cache]);
  const oldestMs = () => oldestShownMs(cache);
  const oldest = useSyncExternalStore(onChange, oldestMs, oldestMs);
  const label = isFetching ? words.refreshing : words.refresh;
  return (
    <Text as="div" figures className={classes.freshness}>
      <span className={classes.age}>
        {oldest > 0 &&
          words.updated(viewerClockText(oldest), (text) => <span className={classes.ageWords}>{text}</span>)}
      </span>
      <button
        type="button"
        className={controls.sign}
        data-tooltip={label}
        aria-label={label}
        data-reading={isFetching || undefined}
        onClick={() => {
          if (isLost) return void tryConnection();
          void readServedPage();
          return void client.invalidateQueries({ type: 'active' });
        }}
      >
        <RefreshIcon />
      </button>
    </Text>
  );
}

/** When the oldest data shown was loaded, in ms since 1970; 0 while some is not loaded, and where nothing is shown. */
function oldestShownMs(cache: QueryCache): number {
  const times = cache.findAll({ type: 'active', predicate: isDated }).map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? 0 : times.reduce((oldest, time) => Math.min(oldest, time));
}

/** Not those that poll every few seconds by themselves, and not the pictures in rows, which load as rows come in sight. */
function isDated({ meta }: Query): boolean {
  return meta?.['undated'] !== true;
}
