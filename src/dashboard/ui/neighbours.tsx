import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { labelledText } from '#dashboard/ui/text/joined-text.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
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
  /** names the links after the records: "Previous session", and "No session before" where there is none */
  texts: { previous: string; next: string; noPrevious: string; noNext: string };
  /** null at the ends of the list; undefined while they are not known */
  previous: Neighbour | null | undefined;
  next: Neighbour | null | undefined;
  /** names the list, or why they are not known */
  children: ReactNode;
}

/** Links to the previous and next record. Their positions on screen are the same for every record. */
export function Neighbours({ label, texts, previous, next, children }: NeighboursProps) {
  const words = useMessages(uiMessages);
  return (
    <nav className={classes.neighbours} aria-label={label}>
      <Way label={texts.previous} none={texts.noPrevious} neighbour={previous}>
        {words.previous}
      </Way>
      <Way label={texts.next} none={texts.noNext} neighbour={next}>
        {words.next}
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
        aria-label={labelledText(label, neighbour.name)}
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
