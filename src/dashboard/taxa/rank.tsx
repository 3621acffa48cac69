import classes from './taxa-page.module.css';

/** A rank in the service's own word, any there may be. */
export function Rank({ rank }: { rank: string }) {
  return <span className={classes.rank}>{rank}</span>;
}
