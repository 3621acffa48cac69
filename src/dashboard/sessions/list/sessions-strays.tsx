import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';

/** Says how many sessions of other projects the service sent, where it did. */
export function SessionsStrays({ strays }: { strays: number }) {
  if (strays === 0) return null;
  return (
    <span className={classes.note}>
      {numberText(strays)} sessions of other projects left out: the service does not narrow sessions to a project.
    </span>
  );
}
