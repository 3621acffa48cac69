import { Button } from '#dashboard/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './problem-note.module.css';

interface ProblemNoteProps {
  children: ReactNode;
  /** the button's label */
  action: string;
  onAction: () => void;
}

/** A line beside data that is still shown: the problem, and a button that solves it. */
export function ProblemNote({ children, action, onAction }: ProblemNoteProps) {
  return (
    <Text size="medium" tone="bad" className={classes.note} role="alert">
      <span>{children}</span>
      <Button compact onClick={onAction}>
        {action}
      </Button>
    </Text>
  );
}
