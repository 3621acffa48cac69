import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { isAtWork, mayChangeCopy } from '#dashboard/api/copy/copy-status.ts';
import page from '#dashboard/settings/settings-page.module.css';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { sourceMessages } from './messages/source-messages.ts';
import { useTellCopy } from './use-tell-copy.ts';

/** Looks now, pauses and goes on, for those who may. */
export function CopyControls({ status }: { status: CopyStatus }) {
  const words = useMessages(sourceMessages);
  const { tell, isPending, error } = useTellCopy();
  if (!mayChangeCopy(status)) return <Text size="medium">{words.mayNotChange}</Text>;
  const isPaused = status.phase === 'paused';
  return (
    <>
      <div className={page.buttons}>
        <Button
          disabled={isAtWork(status) || isPaused || status.question !== null}
          busy={isPending}
          onClick={() => tell({ do: 'look' })}
        >
          {words.lookNow}
        </Button>
        {/* One button, which keeps the focus. */}
        <Button busy={isPending} onClick={() => tell({ do: isPaused ? 'go_on' : 'pause' })}>
          {isPaused ? words.goOn : words.pause}
        </Button>
      </div>
      {error !== null && (
        <Text size="medium" tone="bad" role="alert">
          {words.notDone(error.message)}
        </Text>
      )}
    </>
  );
}
