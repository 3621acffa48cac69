import { useRemarksLoading } from '#dashboard/remarks/use-remarks-loading.ts';
import { Announce } from '#dashboard/shell/announce/announce.tsx';
import { Tooltips } from './tooltips.tsx';

export { UpdateNote } from '#dashboard/shell/notes/update-note.tsx';

/** What every page loads after itself; all of this file loads as one. */
export function AfterPage() {
  useRemarksLoading();
  return (
    <>
      <Tooltips />
      <Announce />
    </>
  );
}
