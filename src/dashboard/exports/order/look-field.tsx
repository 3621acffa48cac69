import { Select } from '@mantine/core';
import { LOOKS } from '#contract/records/looks.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookParameters } from '#dashboard/findings/animals/looks.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { faultText } from './fault-text.tsx';
import type { OrderForm } from './order-form.ts';

interface LookFieldProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
  fault: string | undefined;
  disabled: boolean;
  onChange: (change: Partial<OrderForm>) => void;
}

/** Who determined the occurrences of the file, where the service filters by it. */
export function LookField({ form, format, offer, fault, disabled, onChange }: LookFieldProps) {
  const words = useMessages(animalsMessages);
  if (!format.hasOccurrences || !offer.filters.includes('looked')) return null;
  return (
    <Select
      label={words.looked.name}
      size="sm"
      allowDeselect={false}
      comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
      disabled={disabled}
      data={[
        { value: 'any', label: words.any },
        ...LOOKS.map((value) => ({ value, label: words.looked.values[value] })),
      ]}
      value={form.looked}
      error={faultText(fault)}
      onChange={(value) => onChange({ looked: lookParameters.looked.read(value ?? '') })}
    />
  );
}
