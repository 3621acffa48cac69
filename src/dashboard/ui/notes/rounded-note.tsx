import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ROUNDED_BY_M, usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';

/** Beside coordinates or a map: how far locations may be off; nothing while coordinates are exact. */
export function RoundedNote({ className }: { className?: string | undefined }) {
  const [digits] = usePlaceDigits();
  if (digits === null) return null;
  return (
    <p className={className}>
      Places are rounded: each may stand up to {numberText(ROUNDED_BY_M[digits])} m from where it is shown.
    </p>
  );
}
