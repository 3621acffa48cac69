import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';

type Why = <Rec>(props: { list: RecordListModel<Rec> }) => ReactNode;

// Lazy, since few lists are empty. `lazyPart` has no types for components of any record.
const WhyNothing = lazyPart(
  async () => (await import('#dashboard/list/filter/why-nothing.tsx')).WhyNothing,
  () => useMessages(listMessages).nothing,
) as unknown as Why;

/** Why there are no rows, and what the user can do. */
export function NothingShown<Rec>({ list }: { list: RecordListModel<Rec> }) {
  return (
    <Suspense>
      <WhyNothing list={list} />
    </Suspense>
  );
}
