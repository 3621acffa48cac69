import { ActionIcon, Tooltip } from '@mantine/core';
import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { tryConnection, useIsConnectionLost } from '#dashboard/api/connection.ts';
import { clockText } from '#dashboard/ui/clock-text.ts';
import { RefreshIcon } from '#dashboard/ui/icons.tsx';
import classes from './frame.module.css';

/** When the oldest of what is shown was read, on the viewer's clock, and a button that reads all of it again. */
export function Freshness() {
  const client = useQueryClient();
  const isLost = useIsConnectionLost();
  // Also what makes this render again when a reading ends.
  const reading = useIsFetching({ predicate: isAsked }) > 0;
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isAsked });
  const times = shown.map(({ state }) => state.dataUpdatedAt);
  const oldest = times.length === 0 ? 0 : Math.min(...times);
  const label = reading ? 'Reading …' : 'Read again';
  return (
    <div className={classes.freshness}>
      <span className={classes.age}>
        {oldest > 0 && (
          <>
            <span className={classes.ageWords}>Data as of </span>
            {clockText(oldest)}
          </>
        )}
      </span>
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={label}
          data-reading={reading || undefined}
          onClick={() => void (isLost ? tryConnection() : client.refetchQueries({ type: 'active' }))}
        >
          <RefreshIcon />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

/** What looks after itself every few seconds is no reading that anybody asked for. */
function isAsked({ meta }: Query): boolean {
  return meta?.['live'] !== true;
}
