import classes from '#dashboard/shell/frame.module.css';

/** In place of the first page for as long as its script is on its way. */
export function OpeningPage() {
  return <p className={classes.waiting}>Opening the page …</p>;
}
