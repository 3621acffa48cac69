import { Announce } from '#dashboard/shell/announce/announce.tsx';
import { Tooltips } from './tooltips.tsx';

/** What every page loads after itself, as one file. */
export function AfterPage() {
  return (
    <>
      <Tooltips />
      <Announce />
    </>
  );
}
