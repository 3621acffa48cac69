import { Select, TextInput } from '@mantine/core';
import { licenseIds, licenses } from '#contract/exports/licenses.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { faultText } from './fault-text.tsx';
import { orderMessages } from './messages/order-messages.ts';
import type { OrderFaults } from './order-faults.ts';
import { RIGHTS, takesPublication, unnamedRights, type OrderForm, type RightsField } from './order-form.ts';
import classes from './new-export.module.css';

interface RightsProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
}

interface RightsFieldsProps extends RightsProps {
  faults: OrderFaults['beside'];
  disabled: boolean;
  onChange: (change: Partial<OrderForm>) => void;
}

/** Who a file names as holder of the rights and as its creator, and its licence: of a service that takes these alone. */
export function RightsFields({ form, format, offer, faults, disabled, onChange }: RightsFieldsProps) {
  const words = useMessages(orderMessages);
  if (!format.hasRights || takesPublication(format, offer)) return null;
  const takes = (field: RightsField) => offer.options.includes(RIGHTS[field]);
  const nameField = (field: 'rightsHolder' | 'creator') =>
    takes(field) && (
      <TextInput
        size="sm"
        label={words[field]}
        description={field === 'rightsHolder' ? words.rightsHolderAbout : words.creatorAbout}
        value={form[field]}
        error={faultText(faults[field])}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
      />
    );
  return (
    <>
      <div className={classes.pair}>
        {nameField('rightsHolder')}
        {nameField('creator')}
      </div>
      {takes('license') && (
        <Select
          label={words.license}
          size="sm"
          allowDeselect={false}
          comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
          disabled={disabled}
          data={[
            { value: '', label: words.noLicense },
            // The same in every language.
            ...licenseIds.map((id) => ({ value: id, label: licenses[id].label })),
          ]}
          value={form.license}
          error={faultText(faults.license)}
          onChange={(license) => onChange({ license: license ?? '' })}
        />
      )}
    </>
  );
}

/** What the file will not name, since the order does not. */
export function RightsNote({ form, format, offer }: RightsProps) {
  const words = useMessages(orderMessages);
  const unnamed = unnamedRights(form, format, offer);
  if (unnamed.length === 0) return null;
  return <Text>{words.notNamed(listText(unnamed.map((field) => words.rights[field])))}</Text>;
}
