import { useId, type ComponentProps } from 'react';
import controls from './controls.module.css';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  /** what is typed here */
  label: string;
  /** why what was typed cannot be taken; null: it can */
  error: string | null;
}

/** A labelled text field, with what is wrong with its text below it. */
export function TextField({ label, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={controls.field}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && (
        <Text tone="bad" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </div>
  );
}
