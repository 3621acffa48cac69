import { Button, Popover } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import classes from './list-bar.module.css';

interface PanelButtonProps {
  /** what the button says, and the panel is called */
  label: string;
  icon: ReactNode;
  /** a number beside the label: how many filters are set */
  mark?: number;
  opened: boolean;
  /** the same for as long as the bar lives, so that a button is drawn again only when it changes */
  onChange: (label: string, opened: boolean) => void;
  /** what the panel holds; nothing for as long as it is closed */
  children: ReactNode;
}

function Panel({ label, icon, mark = 0, opened, onChange, children }: PanelButtonProps) {
  const name = mark > 0 ? `${label}, ${mark} set` : label;
  return (
    <Popover
      opened={opened}
      onChange={(open) => onChange(label, open)}
      position="bottom-end"
      width="min(22.5rem, calc(100vw - 1.5rem))"
      shadow="md"
      trapFocus
      // Whoever scrolls the button away is still at work here.
      hideDetached={false}
      returnFocus
      // Here and not there, where no field within could keep Escape for itself.
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Button
          className={classes.tool}
          size="xs"
          variant="default"
          aria-label={name}
          title={label}
          data-marked={mark > 0 || undefined}
          onClick={() => onChange(label, !opened)}
        >
          <span className={classes.toolIcon}>{icon}</span>
          <span className={classes.toolWord}>{label}</span>
          {mark > 0 && <span className={classes.mark}>{mark}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.panel}
        aria-label={label}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onChange(label, false);
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** A button of a list's bar that opens a panel below it. On narrow screens its word is only said, not shown. */
export const PanelButton = memo(Panel);
