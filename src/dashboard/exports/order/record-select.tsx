import { Select } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { WholeList } from '#dashboard/api/whole/whole-list.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from './messages/en.ts';
import { orderMessages } from './messages/order-messages.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';

interface Named {
  id: number;
  name: string;
}

interface RecordSelectProps<Rec> {
  label: string;
  /** shown where no option matches the typed text */
  noMatch: string;
  /** shown where the list could not be loaded */
  notLoaded: (reason: string) => string;
  description?: string;
  /** what to choose first, if there are no options yet; null otherwise */
  first: string | null;
  /** the label for no selection: "All sessions" */
  nothing: string;
  query: UseQueryResult<WholeList<Rec>>;
  /** the label of an option; the name by default */
  nameOf?: (record: Rec) => string;
  /** the ordering of the options; by name by default */
  compare?: (a: Rec, b: Rec) => number;
  value: string | null;
  /** validation error */
  fault: string | undefined;
  required?: boolean;
  disabled: boolean;
  onChange: (value: string | null) => void;
}

/** More options appear by typing. */
const LISTED = 100;

/** A searchable select of a list's records. */
export function RecordSelect<Rec extends Named>(props: RecordSelectProps<Rec>) {
  const {
    label,
    noMatch,
    notLoaded,
    description,
    first,
    nothing,
    query,
    nameOf = ({ name }) => name,
    compare = (a, b) => compareNames(nameOf(a), nameOf(b)),
    value,
    fault,
    required = false,
    disabled,
    onChange,
  } = props;
  const words = useMessages(orderMessages);
  const { data, error } = query;
  const whole = data?.complete === true ? nothing : words.loading;
  const unread = error === null ? undefined : notLoaded(error.message);
  return (
    <Select
      label={label}
      {...(description !== undefined && { description })}
      required={required}
      clearable={!required}
      searchable
      limit={LISTED}
      size="sm"
      comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
      placeholder={first ?? whole}
      nothingFoundMessage={noMatch}
      disabled={disabled || first !== null}
      data={first === null ? recordOptions((data?.records ?? []).toSorted(compare), nameOf, words) : []}
      value={value}
      error={fault === undefined ? first === null && unread : <span lang="en">{fault}</span>}
      onChange={onChange}
    />
  );
}

/** Options by name; records with equal names get their ids. */
function recordOptions<Rec extends { id: number }>(
  records: readonly Rec[],
  nameOf: (record: Rec) => string,
  words: Messages,
): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const name of records.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return records.map((record) => {
    const name = nameOf(record);
    const label = (counts.get(name) ?? 0) > 1 || name === '' ? words.withId(name, String(record.id)) : name;
    return { value: String(record.id), label };
  });
}
