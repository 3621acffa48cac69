import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { roundingText } from '#dashboard/ui/text/rounding-text.ts';
import { readPlaceDigits, usePlaceDigits } from './use-place-digits.ts';

/** Selects the precision of coordinates, on every page and in files. */
export function PlaceDigitsSelect() {
  const words = useMessages(uiMessages);
  const [chosen, change] = usePlaceDigits();
  return (
    <NativeSelect
      aria-label={words.coordinates}
      title={words.coordinatesAbout}
      value={String(chosen ?? 'exact')}
      data={[
        { value: 'exact', label: words.exact },
        ...([3, 2, 1] as const).map((digits) => ({
          value: String(digits),
          label: words.roundedTo(roundingText(digits).step),
        })),
      ]}
      onChange={({ currentTarget }) => change(readPlaceDigits(currentTarget.value))}
    />
  );
}
