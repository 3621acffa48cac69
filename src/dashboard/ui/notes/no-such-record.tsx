import { Link } from 'react-router-dom';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import classes from './failure.module.css';

/** Shown at the address of a record that does not exist. */
export function NoSuchRecord({ what, to, link }: { what: string; to: string; link: string }) {
  const words = useMessages(uiMessages);
  return (
    <div role="alert" className={classes.failure}>
      <h1 className={classes.what}>{what}</h1>
      <p className={classes.why}>{words.mayBeRemoved}</p>
      <Link to={to}>{link}</Link>
    </div>
  );
}
