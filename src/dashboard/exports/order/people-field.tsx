import { Select } from '@mantine/core';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { faultText } from './fault-text.tsx';
import { orderMessages } from './messages/order-messages.ts';
import { peopleOf, type OrderForm } from './order-form.ts';

interface PeopleProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
}

interface PeopleFieldProps extends PeopleProps {
  fault: string | undefined;
  disabled: boolean;
  onChange: (change: Partial<OrderForm>) => void;
}

/** How the file names people: nothing where the format names none. */
export function PeopleField({ form, format, offer, fault, disabled, onChange }: PeopleFieldProps) {
  const words = useMessages(orderMessages);
  const value = peopleOf(form, format, offer);
  if (value === null) return null;
  const isFixed = offer.people.length === 1;
  return (
    <Select
      // It keeps the label of a value that is no longer offered.
      key={offer.people.join()}
      label={words.people}
      description={isFixed ? words.peopleNeedToken : words.peopleAbout}
      size="sm"
      allowDeselect={false}
      comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
      disabled={disabled || isFixed}
      data={offer.people.map((one) => ({ value: one, label: words.peopleForms[one] }))}
      value={value}
      error={faultText(fault)}
      onChange={(people) => onChange({ people: offer.people.find((one) => one === people) ?? null })}
    />
  );
}

/** Says so of a file that names people, in any form. */
export function PeopleNote({ form, format, offer }: PeopleProps) {
  const words = useMessages(orderMessages);
  const value = peopleOf(form, format, offer);
  if (value === null || value === 'none') return null;
  return <Text tone="lamp">{words.peopleInFile[value]}</Text>;
}
