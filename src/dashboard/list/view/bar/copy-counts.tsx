import type { CollectionName } from '#contract/lists/collections.ts';
import { useCopyStatus } from '#dashboard/api/copy/copy-status.ts';
import { copyMessages } from '#dashboard/api/copy/messages/copy-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** In a copy: that its source has more or fewer records of a list, with both numbers and what was set aside; nothing where they agree. */
export function CopyCounts({ collection }: { collection: CollectionName }) {
  const words = useMessages(copyMessages);
  const counted = useCopyStatus().data?.lists.find(({ list }) => list === collection);
  if (counted === undefined || counted.there === null || counted.there === counted.here) return null;
  const { here, there, set_aside } = counted;
  const [hereText, thereText, list] = [numberText(here), numberText(there), words.lists[collection]];
  const text =
    set_aside === 0
      ? words.hereAndThere(hereText, thereText, list)
      : words.hereThereAside(hereText, thereText, numberText(set_aside), list);
  return (
    <Text tone={there > here + set_aside ? 'lamp' : 'soft'} figures cut title={text}>
      {text}
    </Text>
  );
}
