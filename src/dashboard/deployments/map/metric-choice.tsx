import { useId } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './metric-choice.module.css';

interface Choice {
  value: string;
  name: string;
}

interface MetricChoiceProps {
  label: string;
  value: string;
  /** definition of the chosen option */
  title?: string;
  choices?: readonly Choice[];
  /** shown in place of `choices`, each below its name */
  groups?: readonly { name: string; choices: readonly Choice[] }[];
  /** label and select in one row */
  inRow?: boolean;
  onChange: (value: string) => void;
}

/** A select on the map's legend. */
export function MetricChoice({ label, value, title, choices, groups, inRow = false, onChange }: MetricChoiceProps) {
  const id = useId();
  return (
    <div className={classes.metric} data-row={inRow || undefined} title={title}>
      <label htmlFor={id}>{label}</label>
      <select
        className={controls.field}
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices !== undefined && <Options choices={choices} />}
        {groups?.map((group) => (
          <optgroup key={group.name} label={group.name}>
            <Options choices={group.choices} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
