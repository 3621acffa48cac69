import { Button, Popover } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import classes from './list-bar.module.css';

interface PanelButtonProps {
  /** of the button and of the panel */
  label: string;
  icon: ReactNode;
  /** a number beside the label: how many filters are set */
  mark?: number;
  opened: boolean;
  /** a stable function, so that the memoised button does not render again */
  onChange: (label: string, opened: boolean) => void;
  /** the panel's content; nothing while it is closed */
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
      // Scrolling the button out of view must not hide the panel in use.
      hideDetached={false}
      returnFocus
      // Handled by the dropdown below, so that a field within can stop the Escape key.
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

/** A button of a list's bar that opens a panel below it. On narrow screens only screen readers get its label. */
export const PanelButton = memo(Panel);
