import { useState } from 'react';
import type { CaptureSummary } from '#contract/capture.ts';
import { captureAddress } from './capture-address.ts';
import classes from './sessions-cells.module.css';

const WIDTH_PX = 40;
const HEIGHT_PX = 26;

/** A small example capture. Its room is there before it is, and stays where the image is broken or there is none. */
export function SessionThumbnail({ capture }: { capture: CaptureSummary | undefined }) {
  const [broken, setBroken] = useState(false);
  const address = capture === undefined ? null : captureAddress(capture.url);
  if (capture === undefined) return <span className={classes.thumbnail} title="No example capture" />;
  if (broken || address === null) {
    return <span className={classes.thumbnail} data-broken title="The image could not be loaded" />;
  }
  return (
    <span className={classes.thumbnail}>
      <img
        src={address}
        alt={`Capture of ${capture.timestamp.slice(11, 16)}`}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        onError={() => setBroken(true)}
      />
    </span>
  );
}
