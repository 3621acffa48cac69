import { useState } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { LocationUncertainty } from '#dashboard/deployments/location-uncertainty.tsx';
import type { Located } from '#dashboard/map/located.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { labelledText } from '#dashboard/ui/text/joined-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { selectedMessages } from './messages/selected-messages.ts';
import classes from './selected.module.css';

/** Coordinates with a button that copies them: with all their digits, or rounded as chosen. `place` is already rounded. */
export function CoordinatesCopy({
  deployment,
  place: { latitude, longitude },
}: {
  deployment: Deployment;
  place: Located;
}) {
  const words = useMessages(selectedMessages);
  const [digits] = usePlaceDigits();
  const [result, setResult] = useState<{ of: string; isCopied: boolean } | null>(null);
  const [shown, copied] = [digits ?? 4, digits].map((decimals) =>
    [latitude, longitude].map((value) => (decimals === null ? String(value) : value.toFixed(decimals))).join(', '),
  ) as [string, string];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setResult({ of: copied, isCopied: true });
    } catch {
      setResult({ of: copied, isCopied: false });
    }
  };
  const isKnown = result?.of === copied;
  return (
    <Text tone="ink" figures className={classes.coordinates}>
      <bdi dir="ltr">{shown}</bdi>
      <LocationUncertainty of={deployment} />
      <button
        type="button"
        className={controls.icon}
        aria-label={words.copy}
        title={labelledText(words.copy, copied)}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M5.5 5.5V2.5h8v8h-3M2.5 5.5h8v8h-8z" strokeLinejoin="round" />
        </svg>
      </button>
      <span aria-live="polite">{isKnown && (result.isCopied ? words.copied : words.notCopied)}</span>
    </Text>
  );
}
