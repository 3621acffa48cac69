import { Suspense } from 'react';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import classes from './sessions-cells.module.css';

/** Its script follows the first rows. */
const SessionThumbnail = lazyPart(async () => (await import('./session-thumbnail.tsx')).SessionThumbnail, Space);

/** The picture of a session beside its dates; `session` null: the empty space of one. */
export function SessionPicture({ session }: { session: Session | null }) {
  return session === null ? (
    <Space />
  ) : (
    <Suspense fallback={<Space />}>
      <SessionThumbnail session={session} />
    </Suspense>
  );
}

function Space() {
  return <span className={classes.thumbnail} />;
}
