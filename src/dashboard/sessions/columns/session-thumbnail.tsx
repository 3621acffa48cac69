import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import type { CaptureSummary } from '#contract/capture.ts';
import { captureAddress } from '#dashboard/sessions/captures/capture-address.ts';
import { pictureAddresses } from '#dashboard/sessions/captures/capture-picture.ts';
import { forgetImage } from '#dashboard/sessions/captures/forget-image.ts';
import classes from './sessions-cells.module.css';
import { useFirstToLoad } from '#dashboard/sessions/captures/use-first-to-load.ts';
import { useOnPaper } from '#dashboard/sessions/captures/use-on-paper.ts';

const WIDTH_PX = 40;
const HEIGHT_PX = 26;

/** A small example capture. Its room is there before it is, and stays where the image is broken or there is none. */
export function SessionThumbnail({ capture }: { capture: CaptureSummary | undefined }) {
  const onPaper = useOnPaper();
  const { address, onFailure } = useFirstToLoad(
    capture === undefined ? [] : pictureAddresses(capture, WIDTH_PX * window.devicePixelRatio),
  );
  if (capture === undefined) return <span className={classes.thumbnail} title="No example capture" />;
  if (address === null) {
    const { why } = captureAddress(capture.url);
    const title = why === null ? 'The image could not be loaded' : `No image: its address is not used. ${why}`;
    return <span className={classes.thumbnail} data-broken title={title} />;
  }
  if (onPaper) return null;
  return (
    <img
      ref={forgetImage}
      className={classes.thumbnail}
      src={address}
      alt={`Capture of ${timestampClockText(capture.timestamp)}`}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onError={onFailure}
    />
  );
}
