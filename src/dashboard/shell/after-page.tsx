import { useRemarksLoading } from '#dashboard/remarks/use-remarks-loading.ts';
import { Announce } from '#dashboard/shell/announce/announce.tsx';
import { Tooltips } from './tooltips.tsx';

/** What every page loads after itself, as one file. */
export function AfterPage() {
  useRemarksLoading();
  return (
    <>
      <Tooltips />
      <Announce />
    </>
  );
}
