import { Suspense } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import type { Remarked } from './remark.ts';

const RemarkControls = lazyPart(async () => (await import('./late-remarks.ts')).RemarkControls);

/** The height of its buttons, so that nothing moves when they come. */
const ROOM = { minHeight: '1.75rem' };

/** The star and the note of the record that a page is about. */
export function PageRemark({ of }: { of: Remarked }) {
  return (
    <div style={ROOM}>
      <Suspense>
        <RemarkControls of={of} />
      </Suspense>
    </div>
  );
}
