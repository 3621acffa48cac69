import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import type { CaptureSummary } from '#contract/records/capture.ts';
import { useExampleCaptures } from '#dashboard/api/lists/use-example-captures.ts';
import { capturesMessages } from '#dashboard/findings/pictures/messages/captures-messages.ts';
import { whyNoImage } from '#dashboard/findings/pictures/why-no-image.ts';
import { pictureAddresses, pictureSet } from '#dashboard/findings/pictures/capture-picture.ts';
import classes from './sessions-cells.module.css';
import { useFirstToLoad } from '#dashboard/findings/pictures/use-first-to-load.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { createStore, useStore } from '#dashboard/ui/create-store.ts';

const WIDTH_PX = 40;
const HEIGHT_PX = 26;

/** An example capture of a session, small, beside its dates. */
export function SessionThumbnail({ session }: { session: Session }) {
  const { id, example_captures: captures } = session;
  return captures === undefined ? <RequestedThumbnail id={id} /> : <Thumbnail captures={captures ?? []} />;
}

/** The same where the list was read without example captures. */
function RequestedThumbnail({ id }: { id: number }) {
  const words = useMessages(capturesMessages);
  const { data, error } = useExampleCaptures(id);
  if (data !== undefined) return <Thumbnail captures={data ?? []} />;
  if (error === null) return <span className={classes.thumbnail} />;
  return <span className={classes.thumbnail} data-broken title={words.noImage(error.message)} />;
}

/** Its space is reserved before it loads, and stays reserved where the image is broken or missing. */
function Thumbnail({ captures }: { captures: readonly CaptureSummary[] }) {
  const words = useMessages(capturesMessages);
  const capture = captures[Math.floor(captures.length / 2)];
  const onPaper = useOnPaper();
  const { address, onFailure } = useFirstToLoad(
    capture === undefined ? [] : pictureAddresses(capture, WIDTH_PX * window.devicePixelRatio),
  );
  if (capture === undefined) return <span className={classes.thumbnail} title={words.noExample} />;
  if (address === null) {
    return <span className={classes.thumbnail} data-broken title={whyNoImage(capture.url, words)} />;
  }
  if (onPaper) return null;
  return (
    <img
      ref={forgetImage}
      className={classes.thumbnail}
      {...pictureSet(capture, `${WIDTH_PX}px`)}
      src={address}
      alt={capture.timestamp === null ? words.capture : words.captureAt(timestampClockText(capture.timestamp))}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onError={onFailure}
    />
  );
}

/**
 * The `ref` of a lazy image in a row that is mounted and unmounted. Before printing, browsers load every lazy image that
 * still has an address, also those that have left the page without being loaded.
 */
function forgetImage(image: HTMLImageElement): () => void {
  // React runs this clean-up before it removes the image, and in strict mode also for an image that stays.
  return () =>
    queueMicrotask(() => {
      if (!image.isConnected) for (const name of ['srcset', 'src']) image.removeAttribute(name);
    });
}

const onPaper = createStore(false);

// One listener for all cells. It runs before the list's own, which renders thousands of rows for printing, so that those
// rows already know that they are printed.
window.addEventListener('beforeprint', () => onPaper.set(true), { capture: true });
window.addEventListener('afterprint', () => onPaper.set(false));

/**
 * Whether the page is being printed, for cells of long tables. A cell that is hidden on paper must not have an image then:
 * before printing, browsers load every lazy image, visible or not.
 */
function useOnPaper(): boolean {
  return useStore(onPaper);
}
