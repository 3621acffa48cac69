import { useMemo, useState } from 'react';
import { foldedText } from '#dashboard/list/filters/folded-text.ts';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './panel.module.css';
import { remembered } from '#dashboard/ui/remembered.ts';
import { meetsTerms, searchTerms } from '#dashboard/list/filters/search-terms.ts';
import { TickBox } from './tick-box.tsx';

interface ChoiceFilterProps {
  column: Pick<ListColumn<never>, 'header' | 'choices'>;
  /** how many records that match the other filters have each value, in the ordering of the list */
  counts: ReadonlyMap<string, number>;
  values: readonly string[];
  /** all records are counted: values that none of them has are not offered */
  isWhole: boolean;
  onChange: (values: readonly string[]) => void;
}

/** With more values there is a search. */
const SEEN_AT_ONCE = 12;
const MOST_LISTED = 200;

/** Tick boxes for the values of a column, each with its number of records. */
export function ChoiceFilter({ column: { header, choices }, counts, values, isWhole, onChange }: ChoiceFilterProps) {
  const words = useMessages(panelMessages);
  const { quoted } = useMessages(uiMessages);
  const [search, setSearch] = useState('');
  // Values that were already chosen come first, also with 0 records: among thousands they would be hard to find.
  const [chosenBefore] = useState(values);
  const listed = useMemo(
    () => [...new Set([...chosenBefore, ...counts.keys(), ...values, ...((!isWhole && choices?.known) || [])])],
    [chosenBefore, counts, values, isWhole, choices],
  );
  const { textOf = asItIs, searchedOf = asItIs } = choices ?? {};
  const plain = useMemo(() => remembered((choice) => foldedText(searchedOf(choice))), [searchedOf]);
  const found = useMemo(() => {
    if (search === '') return listed;
    const terms = searchTerms(search);
    const all = listed.filter((choice) => meetsTerms(terms, plain(choice)));
    // "trap 2" also finds traps by their project's name: those with that name themselves come first.
    const isCalledSo = (choice: string) => meetsTerms(terms, foldedText(textOf(choice)));
    return [...all.filter(isCalledSo), ...all.filter((choice) => !isCalledSo(choice))];
  }, [search, listed, plain, textOf]);
  return (
    <>
      {listed.length > SEEN_AT_ONCE && (
        <input
          className={controls.field}
          type="search"
          aria-label={words.searchValues(header)}
          placeholder={words.searchAmong(numberText(listed.length))}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <div className={classes.choices}>
        {found.slice(0, MOST_LISTED).map((choice) => (
          <TickBox
            key={choice}
            label={textOf(choice)}
            count={counts.get(choice) ?? 0}
            ticked={values.includes(choice)}
            onChange={(ticked) => onChange(ticked ? [...values, choice] : values.filter((value) => value !== choice))}
          />
        ))}
        {found.length === 0 && search !== '' && (
          <p className={classes.count}>{(isWhole ? words.noValue : words.noValueLoaded)(quoted(search))}</p>
        )}
        {found.length > MOST_LISTED && <p className={classes.count}>{words.moreValues(found.length - MOST_LISTED)}</p>}
      </div>
    </>
  );
}

function asItIs(value: string): string {
  return value;
}
