import { paths } from '#dashboard/paths.ts';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { Select } from '@mantine/core';
import { roundingText } from '#dashboard/ui/text/rounding-text.ts';
import { usePublication } from '#dashboard/api/exports/publication.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import { faultText } from './fault-text.tsx';
import { foldedFilter } from './folded-filter.ts';
import type { OrderFaults } from './order-faults.ts';
import { takesPublication, type OrderForm } from './order-form.ts';
import { HERE, offsetOf, zonesWith } from './time-zones.ts';

interface OptionFieldsProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
  faults: OrderFaults['beside'];
  disabled: boolean;
  onChange: (change: Partial<OrderForm>) => void;
}

const DROPDOWN = { transitionProps: { duration: 0 }, hideDetached: false };
/** How the file is written: the zone of its times, and the precision of its coordinates. */
export function OptionFields({ form, format, offer, faults, disabled, onChange }: OptionFieldsProps) {
  const words = useMessages(orderMessages);
  const { data: kept } = usePublication(takesPublication(format, offer) ? form.project : null);
  const rounds = format.hasCoordinates && offer.options.includes('coordinate_digits');
  return (
    <>
      {format.hasOffsets && offer.options.includes('time_zone') && (
        <Select
          label={words.zone}
          description={words.zoneAbout}
          size="sm"
          searchable
          filter={foldedFilter}
          clearable
          allowDeselect={false}
          limit={100}
          comboboxProps={DROPDOWN}
          // Without another one, that of the project is taken.
          placeholder={form.publication?.time_zone ?? kept?.publication.time_zone ?? words.noZone}
          nothingFoundMessage={words.noSuchZone}
          disabled={disabled}
          data={zonesWith(form.zone).map((zone) => ({
            value: zone,
            label: labelOf(zone),
          }))}
          value={form.zone}
          error={faultText(faults.zone)}
          onChange={(zone) => onChange({ zone })}
        />
      )}
      {rounds && (
        <Select
          label={words.coordinates}
          description={<HowComputed to={paths.statistics('rounded-coordinates')} words={words.coordinatesHow} />}
          size="sm"
          allowDeselect={false}
          comboboxProps={DROPDOWN}
          disabled={disabled}
          data={[
            { value: '', label: words.coordinatesExact },
            ...([3, 2, 1] as const).map((digits) => ({
              value: String(digits),
              label: words.coordinatesRounded(roundingText(digits)),
            })),
          ]}
          value={form.digits}
          error={faultText(faults.digits)}
          onChange={(digits) => onChange({ digits: digits ?? '' })}
        />
      )}
    </>
  );

  function labelOf(zone: string): string {
    const offset = offsetOf(zone);
    if (offset !== null) return words.zoneFixed(zone, offset);
    return zone === HERE ? words.zoneHere(zone) : zone;
  }
}
