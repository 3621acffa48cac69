import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from './panel.module.css';

interface TickBoxProps {
  label: string;
  /** how many records it matches */
  count: number;
  ticked: boolean;
  onChange: (ticked: boolean) => void;
}

/** A value of a filter, with its number of records. */
export function TickBox({ label, count, ticked, onChange }: TickBoxProps) {
  return (
    <label className={classes.label}>
      <input type="checkbox" checked={ticked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span title={label}>{label}</span> <small className={classes.count}>{numberText(count)}</small>
    </label>
  );
}
