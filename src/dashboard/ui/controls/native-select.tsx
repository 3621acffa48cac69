import type { ComponentProps } from 'react';
import classes from './native-select.module.css';

interface NativeSelectProps extends ComponentProps<'select'> {
  data: readonly { value: string; label: string }[];
}

/** The browser's own select. */
export function NativeSelect({ data, className, ...rest }: NativeSelectProps) {
  return (
    <select {...rest} className={className === undefined ? classes.select : `${classes.select} ${className}`}>
      {data.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
