import type { ComponentProps } from 'react';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { roundingText } from '#dashboard/ui/text/rounding-text.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';

/** Beside coordinates or a map: how far locations may be off; nothing while coordinates are exact. */
export function RoundedNote(props: Pick<ComponentProps<typeof Text>, 'size' | 'figures'>) {
  const words = useMessages(uiMessages);
  const [digits] = usePlaceDigits();
  if (digits === null) return null;
  return <Text {...props}>{words.rounded(roundingText(digits))}</Text>;
}
