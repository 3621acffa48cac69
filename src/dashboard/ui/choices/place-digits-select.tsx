import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { readPlaceDigits, ROUNDED_BY_M, usePlaceDigits } from './use-place-digits.ts';

const CHOICES = [
  { value: 'exact', label: 'Exact places' },
  ...([3, 2, 1] as const).map((digits) => ({
    value: String(digits),
    label: `Within ${numberText(ROUNDED_BY_M[digits])} m`,
  })),
];

/** Selects the precision of coordinates, on every page and in files. */
export function PlaceDigitsSelect() {
  const [digits, change] = usePlaceDigits();
  return (
    <NativeSelect
      aria-label="Places"
      title="Rounds coordinates on screen and in files, so that traps are not found by them"
      value={String(digits ?? 'exact')}
      data={CHOICES}
      onChange={({ currentTarget }) => change(readPlaceDigits(currentTarget.value))}
    />
  );
}
