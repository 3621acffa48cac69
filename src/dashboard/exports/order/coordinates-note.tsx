import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { orderMessages } from './messages/order-messages.ts';
import type { OrderForm } from './order-form.ts';

interface CoordinatesNoteProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
}

/** Whether the file has exact coordinates; nothing where the service does not say that it has some. */
export function CoordinatesNote({ form: { digits }, format, offer }: CoordinatesNoteProps) {
  const words = useMessages(orderMessages);
  const [shownDigits] = usePlaceDigits();
  if (!format.hasCoordinates) return null;
  if (digits !== '' && offer.options.includes('coordinate_digits')) return <Text>{words.rounded}</Text>;
  return <Text tone="lamp">{shownDigits === null ? words.exact : words.exactAlways}</Text>;
}
