import { useId } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './metric-choice.module.css';

interface MetricChoiceProps {
  label: string;
  value: string;
  /** definition of the chosen option */
  title?: string;
  choices: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** A select on the map's legend. */
export function MetricChoice({ label, value, title, choices, onChange }: MetricChoiceProps) {
  const id = useId();
  return (
    <div className={classes.metric} title={title}>
      <label htmlFor={id}>{label}</label>
      <select
        className={controls.field}
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map(({ value: word, name }) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
