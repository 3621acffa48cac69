import { useId, type ReactNode } from 'react';
import classes from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  value: Value;
  data: readonly { value: Value; label: ReactNode }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A choice of one of a few values, all of which are seen: radio buttons in a row. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { value, data, disabled = false, onChange, ...labels } = props;
  const name = useId();
  return (
    <div role="radiogroup" {...labels} className={classes.control}>
      {data.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
