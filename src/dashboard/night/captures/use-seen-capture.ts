import { useMemo, useState } from 'react';
import type { Capture } from '#contract/records/capture.ts';

interface Seen {
  id: number | undefined;
  /** the capture in the address when this one was chosen */
  address: number | undefined;
  /** the captures that were written to the address, which follows a little later, from the one that it has on */
  written: readonly (number | undefined)[];
}

/**
 * The capture that the viewer shows. It changes at once; the address follows when the reader stays. If the address changes
 * otherwise, for example by the browser's buttons, it wins. Stored by id, since indexes change while captures load.
 */
export function useSeenCapture(captures: readonly Capture[], openIndex: number) {
  const openId = captures[openIndex]?.id;
  const [seen, setSeen] = useState<Seen>({ id: openId, address: openId, written: [openId] });
  const isOurs = [seen.id, seen.address, ...seen.written].includes(openId);
  const id = isOurs ? seen.id : openId;
  const found = useMemo(() => captures.findIndex((capture) => capture.id === id), [captures, id]);
  return {
    index: found === -1 ? openIndex : found,
    /** Shows the capture at an index, limited to the first and the last. */
    go: (to: number) => {
      const index = Math.min(captures.length - 1, Math.max(0, to));
      setSeen((before) => ({ ...before, id: captures[index]?.id, address: openId }));
    },
    /** To be called when the address is changed to this capture. */
    onAddressWritten: (next: number) =>
      setSeen(({ written, ...before }) => {
        const reached = Math.max(0, written.lastIndexOf(openId));
        return { ...before, written: [...written.slice(reached), next] };
      }),
  };
}
