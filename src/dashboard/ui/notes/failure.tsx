import { Button } from '#dashboard/ui/controls/button.tsx';
import classes from './failure.module.css';

interface FailureProps {
  /** what could not be done: "The deployments could not be read." */
  what: string;
  why: string;
  onRetry?: () => void;
}

/** Shown in place of data that failed to load, with the reason and a retry button. */
export function Failure({ what, why, onRetry }: FailureProps) {
  return (
    <div role="alert" className={classes.failure}>
      <p className={classes.what}>{what}</p>
      <p className={classes.why}>{why}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </div>
  );
}
