import { useId } from 'react';
import classes from './metric-choice.module.css';

interface MetricChoiceProps {
  value: string;
  /** of the chosen metric */
  definition: string;
  metrics: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** What size and colour of the deployments on the map mean: the head of the map's legend. */
export function MetricChoice({ value, definition, metrics, onChange }: MetricChoiceProps) {
  const id = useId();
  return (
    <div className={classes.metric} title={definition}>
      <label htmlFor={id}>Size and colour</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {metrics.map(({ value: word, name }) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
