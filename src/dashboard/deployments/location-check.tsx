import type { Deployment } from '#contract/records/deployment.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { distanceText } from '#dashboard/ui/text/distance-text.ts';
import { deploymentsMessages } from './messages/deployments-messages.ts';
import { useMisplaced } from './use-misplaced.ts';

/** Why a location looks wrong beside those of its project; nothing where it does not, and until that is known. */
export function LocationCheck({ of: { id }, size = 'small' }: { of: Deployment; size?: 'small' | 'medium' }) {
  const words = useMessages(deploymentsMessages);
  const found = useMisplaced()?.get(id);
  if (found === undefined) return null;
  return (
    <Text size={size} tone="bad">
      {words.toCheck(words.misplacements[found.kind], words.fromMiddle(distanceText(found.metres)))}
    </Text>
  );
}
