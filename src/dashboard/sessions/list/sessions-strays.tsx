import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';

/** A note on how many sessions of other projects the service sent; nothing where it sent none. */
export function SessionsStrays({ strays }: { strays: number }) {
  if (strays === 0) return null;
  return (
    <span className={classes.note}>
      {numberText(strays)} sessions of other projects left out: the service does not narrow sessions to a project.
    </span>
  );
}
