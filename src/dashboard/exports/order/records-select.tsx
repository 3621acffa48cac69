import { MultiSelect } from '@mantine/core';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { orderMessages } from './messages/order-messages.ts';
import { recordOptions } from './record-options.ts';

interface RecordsSelectProps<Rec> {
  label: string;
  description?: string;
  /** shown where no option matches the typed text */
  noMatch: string;
  /** the label for no selection: "All deployments"; or what to choose first, or that the records load */
  nothing: string;
  records: readonly Rec[];
  /** the label of an option; the name by default */
  nameOf?: (record: Rec) => string;
  values: readonly string[];
  /** validation error */
  fault: string | undefined;
  disabled: boolean;
  onChange: (values: string[]) => void;
}

/** More options appear by typing. */
const LISTED = 100;

/** A searchable select of several records. */
export function RecordsSelect<Rec extends { id: number; name: string }>(props: RecordsSelectProps<Rec>) {
  const { label, description, noMatch, nothing, records, nameOf = ({ name }) => name } = props;
  const { values, fault, disabled, onChange } = props;
  const words = useMessages(orderMessages);
  const sorted = records.toSorted((a, b) => compareNames(nameOf(a), nameOf(b)));
  return (
    <MultiSelect
      label={label}
      {...(description !== undefined && { description })}
      searchable
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
      error={fault !== undefined && <span lang="en">{fault}</span>}
      onChange={onChange}
    />
  );
}
