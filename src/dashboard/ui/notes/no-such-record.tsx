import { Link } from 'react-router-dom';
import classes from './failure.module.css';

/** Shown at the address of a record that does not exist. */
export function NoSuchRecord({ what, to, link }: { what: string; to: string; link: string }) {
  return (
    <div role="alert" className={classes.failure}>
      <h1 className={classes.what}>{what}</h1>
      <p className={classes.why}>It may have been removed, or the address has a slip.</p>
      <Link to={to}>{link}</Link>
    </div>
  );
}
