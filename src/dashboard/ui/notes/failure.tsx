import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import classes from './failure.module.css';

interface FailureProps {
  /** what could not be done: "The deployments could not be read." */
  what: string;
  why: string;
  onRetry?: () => void;
}

/** Shown in place of data that failed to load, with the reason and a retry button. */
export function Failure({ what, why, onRetry }: FailureProps) {
  const words = useMessages(uiMessages);
  return (
    <div role="alert" className={classes.failure}>
      <p className={classes.what}>{what}</p>
      <p className={classes.why}>{why}</p>
      {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}
