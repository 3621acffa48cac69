import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './problem-note.module.css';

interface ProblemNoteProps {
  children: ReactNode;
  /** what the button says, and does */
  action: string;
  onAction: () => void;
}

/** One line beside data that is still shown: what is wrong with it, and what can be done. */
export function ProblemNote({ children, action, onAction }: ProblemNoteProps) {
  return (
    <p className={classes.note} role="alert">
      <span>{children}</span>
      <Button size="compact-xs" variant="default" onClick={onAction}>
        {action}
      </Button>
    </p>
  );
}
