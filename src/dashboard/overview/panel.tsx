import { useId, type ReactNode } from 'react';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './overview-page.module.css';

interface PanelProps {
  title: string;
  /** definition of its numbers */
  definition?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the overview, named by its heading. */
export function Panel({ title, definition, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {definition !== undefined && <Text>{definition}</Text>}
      {children}
    </Card>
  );
}
