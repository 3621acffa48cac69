import classes from '#dashboard/shell/frame.module.css';

/** Shown while the first page's script is being loaded. */
export function OpeningPage() {
  return <p className={classes.waiting}>Opening the page …</p>;
}
