import { Link, useLocation } from 'react-router-dom';
import { Count } from './count.tsx';
import classes from './linked-count.module.css';

interface LinkedCountProps {
  value: number | null;
  /** the id of the part of the page that has what is counted */
  anchor: string;
  /** why it is unknown, if not because it is not reported */
  why?: string | undefined;
}

/** A count that leads to what it counts, further down the page; zero and unknown lead nowhere. */
export function LinkedCount({ value, anchor, why }: LinkedCountProps) {
  const { search } = useLocation();
  if (value === null || value === 0) return <Count value={value} why={why} />;
  return (
    <Link className={classes.link} to={{ search, hash: `#${anchor}` }}>
      <Count value={value} />
    </Link>
  );
}
