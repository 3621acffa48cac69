import classes from './rank.module.css';

/** A rank, as the service names it, in English. */
export function Rank({ rank }: { rank: string }) {
  return (
    <span className={classes.rank} lang="en">
      {rank}
    </span>
  );
}
