import { uncertaintyM } from '#contract/exports/rounding.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { distanceText } from '#dashboard/ui/text/distance-text.ts';
import { deploymentsMessages } from './messages/deployments-messages.ts';

/** How far from its coordinates a trap may be, rounding included; nothing where that of the location is not known. */
export function LocationUncertainty({ of: { coordinate_uncertainty_m: own = null } }: { of: Deployment }) {
  const words = useMessages(deploymentsMessages);
  const [digits] = usePlaceDigits();
  const metres = own === null ? null : uncertaintyM(own, digits);
  return metres !== null && <span>{words.uncertain(distanceText(metres))}</span>;
}
