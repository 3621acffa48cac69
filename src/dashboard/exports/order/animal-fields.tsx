import { Select } from '@mantine/core';
import { useState } from 'react';
import { ANIMAL_FIELDS } from '#contract/records/animal-fields.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { animalText } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { faultText } from './fault-text.tsx';
import type { OrderFaults } from './order-faults.ts';
import type { OrderForm } from './order-form.ts';

interface AnimalFieldsProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
  faults: OrderFaults['beside'];
  disabled: boolean;
  onChange: (change: Partial<OrderForm>) => void;
}

/** Sex, life stage and behaviour, as the page asked for them that led here: only there it is known which values there are. */
export function AnimalFields({ form, format, offer, faults, disabled, onChange }: AnimalFieldsProps) {
  const words = useMessages(animalsMessages);
  const [{ sex, life_stage, behavior }] = useState(form);
  const asked = { sex, life_stage, behavior };
  if (!format.hasOccurrences) return null;
  return ANIMAL_FIELDS.filter((field) => asked[field] !== '' && offer.filters.includes(field)).map((field) => (
    <Select
      key={field}
      label={words.names[field]}
      size="sm"
      allowDeselect={false}
      comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
      disabled={disabled}
      data={[
        { value: '', label: words.any },
        { value: asked[field], label: animalText(field, asked[field], words) },
      ]}
      value={form[field]}
      error={faultText(faults[field])}
      onChange={(value) => onChange({ [field]: value ?? '' })}
    />
  ));
}
