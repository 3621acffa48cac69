import { useState } from 'react';
import { compareNames } from '#dashboard/ui/compare-names.ts';
import { matchesText } from './matches-text.ts';
import classes from './panel.module.css';
import { TickBox } from './tick-box.tsx';

interface ChoiceFilterProps {
  /** of the column */
  header: string;
  /** how many of the records that the other filters leave have each value */
  counts: ReadonlyMap<string, number>;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** With more, a search finds them. */
const SEEN_AT_ONCE = 12;
const MOST_LISTED = 200;

/** The values of a column, each with how many records have it; any number of them can be ticked. */
export function ChoiceFilter({ header, counts, values, onChange }: ChoiceFilterProps) {
  const [search, setSearch] = useState('');
  // What is ticked stays in sight, with 0, where the other filters leave none of it.
  const choices = [...new Set([...counts.keys(), ...values])].toSorted(compareNames);
  const found = choices.filter((choice) => matchesText(choice, search));
  return (
    <>
      {choices.length > SEEN_AT_ONCE && (
        <input
          className={classes.input}
          type="search"
          aria-label={`Search ${header}`}
          placeholder={`Search ${choices.length} values`}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <div className={classes.choices}>
        {found.slice(0, MOST_LISTED).map((choice) => (
          <TickBox
            key={choice}
            label={choice}
            count={counts.get(choice) ?? 0}
            ticked={values.includes(choice)}
            onChange={(ticked) => onChange(ticked ? [...values, choice] : values.filter((value) => value !== choice))}
          />
        ))}
        {found.length === 0 && <p className={classes.count}>No value holds “{search}”.</p>}
        {found.length > MOST_LISTED && <p className={classes.count}>And {found.length - MOST_LISTED} more.</p>}
      </div>
    </>
  );
}
