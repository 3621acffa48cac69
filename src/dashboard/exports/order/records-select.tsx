import type { ReactNode } from 'react';
import { MultiSelect } from '@mantine/core';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import { foldedFilter } from './folded-filter.ts';
import { recordOptions } from './record-options.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';
import { Stack } from '#dashboard/ui/looks/stack.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './new-export.module.css';

interface RecordsSelectProps<Rec> {
  label: string;
  description?: string;
  /** shown where no option matches the typed text */
  noMatch: string;
  /** the label for no selection: "All deployments"; or what to choose first, or that the records load */
  nothing: string;
  /** the button that clears a selection of many: "All deployments" */
  all: string;
  records: readonly Rec[];
  /** the label of an option; the name by default */
  nameOf?: (record: Rec) => string;
  values: readonly string[];
  /** validation error */
  fault: ReactNode;
  disabled: boolean;
  onChange: (values: string[]) => void;
}

/** More selected ones are shown as a number. */
const MOST_PILLS = 12;
/** More options appear by typing. */
const LISTED = 100;

/** A searchable select of several records. */
export function RecordsSelect<Rec extends { id: number; name: string | null }>(props: RecordsSelectProps<Rec>) {
  const { label, description, noMatch, nothing, all, records, nameOf = nameText } = props;
  const { values, fault, disabled, onChange } = props;
  const words = useMessages(orderMessages);
  const named = (one: Rec) => ({ id: one.id, name: one.name && nameOf(one) });
  const sorted = records.toSorted((a, b) => compareNamed(named(a), named(b)));
  if (values.length > MOST_PILLS) {
    return (
      <Stack gap={2} role="group" aria-label={label} className={classes.many}>
        <span className={classes.manyLabel}>{label}</span>
        <span className={classes.manyLine}>
          {words.selected(values.length)}
          <Button compact disabled={disabled} onClick={() => onChange([])}>
            {all}
          </Button>
        </span>
        {fault !== undefined && (
          <Text as="span" tone="bad">
            {fault}
          </Text>
        )}
      </Stack>
    );
  }
  return (
    <MultiSelect
      label={label}
      {...(description !== undefined && { description })}
      searchable
      filter={foldedFilter}
      clearable
      hidePickedOptions
      limit={LISTED}
      size="sm"
      comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
      placeholder={values.length === 0 ? nothing : ''}
      nothingFoundMessage={noMatch}
      disabled={disabled}
      data={recordOptions(sorted, nameOf, words)}
      value={[...values]}
      error={fault}
      onChange={onChange}
    />
  );
}
