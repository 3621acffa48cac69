import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from '#dashboard/list/panels/panel.module.css';

interface TickBoxProps {
  label: string;
  /** how many records it would let through */
  count: number;
  ticked: boolean;
  onChange: (ticked: boolean) => void;
}

/** A choice of a filter, with the number of records behind it. */
export function TickBox({ label, count, ticked, onChange }: TickBoxProps) {
  return (
    <label className={classes.label}>
      <input type="checkbox" checked={ticked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span title={label}>{label}</span> <small className={classes.count}>{numberText(count)}</small>
    </label>
  );
}
