import { Select } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import { faultText } from './fault-text.tsx';
import { foldedFilter } from './folded-filter.ts';
import { recordOptions } from './record-options.ts';

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
  /** the label of an option */
  nameOf: (record: Rec) => string;
  /** the ordering of the options */
  compare: (a: Rec, b: Rec) => number;
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
export function RecordSelect<Rec extends { id: number }>(props: RecordSelectProps<Rec>) {
  const {
    label,
    noMatch,
    notLoaded,
    description,
    first,
    nothing,
    query,
    nameOf,
    compare,
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
      filter={foldedFilter}
      limit={LISTED}
      size="sm"
      comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
      placeholder={first ?? whole}
      nothingFoundMessage={data?.complete === true ? noMatch : words.loading}
      disabled={disabled || first !== null}
      data={first === null ? recordOptions((data?.records ?? []).toSorted(compare), nameOf, words) : []}
      value={value}
      error={faultText(fault) ?? (first === null && unread)}
      onChange={onChange}
    />
  );
}
