import { Button, Popover } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import classes from './list-bar.module.css';

interface PanelButtonProps {
  /** what the button says, and the panel is called */
  label: string;
  icon: ReactNode;
  /** a number beside the label: how many filters are set */
  mark?: number;
  disabled?: boolean;
  /** fetched when it is first opened */
  children: (close: () => void) => ReactNode;
}

/** A button of a list's bar that opens a panel below it. On narrow screens its word is only said, not shown. */
export function PanelButton({ label, icon, mark = 0, disabled = false, children }: PanelButtonProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const name = mark > 0 ? `${label}, ${mark} set` : label;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(22.5rem, calc(100vw - 1.5rem))"
      shadow="md"
      trapFocus
      // Whoever scrolls the button away is still at work here.
      hideDetached={false}
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Button
          className={classes.tool}
          size="xs"
          variant="default"
          aria-label={name}
          title={label}
          disabled={disabled}
          data-marked={mark > 0 || undefined}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.toolIcon}>{icon}</span>
          <span className={classes.toolWord}>{label}</span>
          {mark > 0 && <span className={classes.mark}>{mark}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={label}>
        <Suspense fallback={<p className={classes.waiting}>Opening …</p>}>{opened && children(close)}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
