import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import classes from './rank.module.css';

/** A rank, as the service names it, in English; null is unknown. */
export function Rank({ rank }: { rank: string | null }) {
  if (rank === null) return <Unknown />;
  return (
    <span className={classes.rank} lang="en">
      {rank}
    </span>
  );
}
