import { useMemo, useState } from 'react';
import type { Capture } from '#contract/capture.ts';

interface Seen {
  id: number | undefined;
  /** what the address said then */
  address: number | undefined;
  /** what the address was told last; it says so a little later */
  told: number | undefined;
}

/**
 * Which capture is seen, ahead of the address, which follows when the reader stays. What the address says by itself, as
 * after the browser's own buttons, goes before. Kept by id: while captures are read, their places change.
 */
export function useSeenCapture(captures: readonly Capture[], openIndex: number) {
  const openId = captures[openIndex]?.id;
  const [seen, setSeen] = useState<Seen>({ id: openId, address: openId, told: openId });
  const isOurs = [seen.id, seen.address, seen.told].includes(openId);
  const id = isOurs ? seen.id : openId;
  const found = useMemo(() => captures.findIndex((capture) => capture.id === id), [captures, id]);
  return {
    index: found === -1 ? openIndex : found,
    /** Sees another one, the nearest where there is none at that place. */
    go: (to: number) => {
      const place = Math.min(captures.length - 1, Math.max(0, to));
      setSeen((before) => ({ ...before, id: captures[place]?.id, address: openId }));
    },
    /** The address has been told of this one. */
    onTold: (told: number) => setSeen((before) => ({ ...before, told })),
  };
}
