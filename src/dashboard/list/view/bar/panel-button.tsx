import { Button } from '#dashboard/ui/controls/button.tsx';
import { Popover } from '#dashboard/ui/popover/popover.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { memo, type ReactNode } from 'react';
import classes from './list-bar.module.css';

interface PanelButtonProps {
  id: string;
  /** of the button and of the panel */
  label: string;
  icon: ReactNode;
  /** a number beside the label: how many filters are set */
  mark?: number;
  opened: boolean;
  /** a stable function, so that the memoised button does not render again */
  onChange: (id: string, opened: boolean) => void;
  /** the panel's content; nothing while it is closed */
  children: ReactNode;
}

function Panel({ id, label, icon, mark = 0, opened, onChange, children }: PanelButtonProps) {
  const words = useMessages(listMessages);
  const name = mark > 0 ? words.filtersSet(mark) : label;
  return (
    <Popover
      label={label}
      position="bottom-end"
      width="min(22.5rem, calc(100vw - 1.5rem))"
      className={classes.panel}
      opened={opened}
      onClose={() => onChange(id, false)}
      target={
        <Button
          className={classes.tool}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={opened}
          title={label}
          data-marked={mark > 0 || undefined}
          onClick={() => onChange(id, !opened)}
        >
          <span className={classes.toolIcon}>{icon}</span>
          {mark > 0 && <span className={classes.mark}>{numberText(mark)}</span>}
          <span className={classes.toolWord}>{label}</span>
        </Button>
      }
    >
      {children}
    </Popover>
  );
}

/** A button of a list's bar that opens a panel below it. On narrow screens only screen readers get its label. */
export const PanelButton = memo(Panel);
