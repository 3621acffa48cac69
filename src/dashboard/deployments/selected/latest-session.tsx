import { Link } from 'react-router-dom';
import type { CaptureSummary } from '#contract/records/capture.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { useExampleCaptures } from '#dashboard/api/lists/use-example-captures.ts';
import { pictureAddresses, pictureSet } from '#dashboard/findings/pictures/capture-picture.ts';
import { useFirstToLoad } from '#dashboard/findings/pictures/use-first-to-load.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { selectedMessages } from './messages/selected-messages.ts';
import classes from './selected.module.css';

interface LatestSessionProps {
  /** null: none, or not known yet */
  session: Session | null;
  label: string;
  hrefOf: (id: number) => string;
}

/** A deployment's latest session: a link with one of its images. Its space is there before it is known. */
export function LatestSession({ session, label, hrefOf }: LatestSessionProps) {
  if (session === null) return <div className={classes.latest} />;
  return (
    <Link className={classes.latest} to={hrefOf(session.id)}>
      <LatestImage key={session.id} session={session} />
      <span className={classes.caption}>
        {label} <strong>{nightText(session.start, session.end)}</strong>
      </span>
    </Link>
  );
}

/** The width of the picture on screen, in CSS px. */
const WIDTH_PX = 200;

function LatestImage({ session: { id, example_captures: known } }: { session: Session }) {
  if (known !== undefined) return <Picture captures={known ?? []} />;
  return <RequestedImage id={id} />;
}

function RequestedImage({ id }: { id: number }) {
  const { data, error } = useExampleCaptures(id);
  if (data === undefined && error === null) return <span className={classes.picture} />;
  return <Picture captures={data ?? []} />;
}

function Picture({ captures }: { captures: readonly CaptureSummary[] }) {
  const words = useMessages(selectedMessages);
  const capture = captures[Math.floor(captures.length / 2)];
  const { address, onFailure } = useFirstToLoad(
    capture === undefined ? [] : pictureAddresses(capture, WIDTH_PX * window.devicePixelRatio),
  );
  if (capture === undefined || address === null) return <span className={classes.picture}>{words.noImage}</span>;
  return (
    <img
      className={classes.picture}
      {...pictureSet(capture, `${WIDTH_PX}px`)}
      src={address}
      alt={capture.timestamp === null ? words.capture : words.captureAt(timestampClockText(capture.timestamp))}
      decoding="async"
      onError={onFailure}
    />
  );
}
