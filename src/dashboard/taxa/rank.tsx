import classes from './taxa-page.module.css';

/** A rank, as the service names it. */
export function Rank({ rank }: { rank: string }) {
  return <span className={classes.rank}>{rank}</span>;
}
