import { Suspense } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const LeftOutNote = lazyPart(async () => (await import('./left-out-note.tsx')).LeftOutNote);

/** The note of what a file leaves out, which loads where some deployment is left out, with a line for it meanwhile. */
export function LateLeftOutNote({ reported, isOpen = false }: { reported: unknown; isOpen?: boolean }) {
  const isSome = typeof reported === 'object' && reported !== null && 'deployments' in reported;
  if (!isSome || reported.deployments === 0) return null;
  return (
    <Suspense fallback={<div>{'\u00A0'}</div>}>
      <LeftOutNote reported={reported} isOpen={isOpen} />
    </Suspense>
  );
}
