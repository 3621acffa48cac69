import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './neighbours.module.css';

/** The previous or next record, and the address of its page. */
interface Neighbour {
  name: string;
  to: string;
}

interface NeighboursProps {
  /** accessible name */
  label: string;
  /** what the records are: "session" */
  noun: string;
  /** null at the ends of the list; undefined while they are not known */
  previous: Neighbour | null | undefined;
  next: Neighbour | null | undefined;
  /** names the list, or why they are not known */
  children: ReactNode;
}

/** Links to the previous and next record. Their positions on screen are the same for every record. */
export function Neighbours({ label, noun, previous, next, children }: NeighboursProps) {
  return (
    <nav className={classes.neighbours} aria-label={label}>
      <Way label={`Previous ${noun}`} none={`No ${noun} before`} neighbour={previous}>
        ← Previous
      </Way>
      <Way label={`Next ${noun}`} none={`No ${noun} after`} neighbour={next}>
        Next →
      </Way>
      <span>{children}</span>
    </nav>
  );
}

interface WayProps {
  label: string;
  /** the text where there is no neighbour */
  none: string;
  neighbour: Neighbour | null | undefined;
  children: string;
}

function Way({ label, none, neighbour, children }: WayProps) {
  if (neighbour) {
    return (
      <Link
        className={controls.button}
        to={neighbour.to}
        aria-label={`${label}: ${neighbour.name}`}
        title={neighbour.name}
      >
        {children}
      </Link>
    );
  }
  return (
    <span className={classes.way} title={neighbour === null ? none : undefined}>
      <span aria-hidden="true">{children}</span>
      {neighbour === null && <span className="visually-hidden">{none}</span>}
    </span>
  );
}
