import { DAY_SECONDS } from '#contract/time.ts';
import { useEffect, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { capturesMessages } from '#dashboard/findings/pictures/messages/captures-messages.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { CaptureGallery, type GalleryHandle } from './capture-gallery.tsx';
import type { Capture } from '#contract/records/capture.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { CaptureViewer } from '#dashboard/night/viewer/capture-viewer.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from '#dashboard/night/session-page.module.css';
import { useGalleryChoice } from './use-gallery-choice.ts';
import { imagesText, useGalleryPictures } from './use-gallery-pictures.ts';
import { useOpenCapture } from '#dashboard/night/captures/use-open-capture.ts';
import { hasTime } from '#dashboard/night/captures/has-time.ts';
import { clockText, withClock } from '#dashboard/ui/text/clock-text.ts';
import { secondsOf, shortDayOfClock } from '#dashboard/sessions/model/night-clock.ts';

/** The imperative handle of a night's gallery. */
export interface NightGalleryHandle {
  /** Scrolls to the first capture of a stretch, or to the next one after it; in seconds of the trap's clock. */
  showTime: (stretch: { from: number; to: number }, options: { focus: boolean }) => void;
}

interface NightGalleryProps {
  ref: Ref<NightGalleryHandle>;
  session: Session;
  /** its name among those of its deployment */
  night: string;
  /** in the order taken */
  captures: readonly Capture[];
  /** what they were read with */
  filters: { event: number; project_id: number | undefined };
  /** the expected number of captures */
  count: number;
  /** all of them are loaded */
  isWhole: boolean;
}

/** The captures of a night as a gallery, and the viewer of the open one. */
export function NightGallery({ ref, session, night, captures, filters, count, isWhole }: NightGalleryProps) {
  const words = useMessages(sessionPageMessages);
  const { counters } = useMessages(sessionsMessages);
  const { shown, counts, show: chosen, setShow, ...choice } = useGalleryChoice(captures, count);
  // What is true of all, or of none, is no choice.
  const isPart = (of: number) => of > 0 && of < captures.length;
  const { openId, open, show, close } = useOpenCapture();
  // An address can open a capture that the gallery leaves out; the viewer then steps through all captures.
  const viewed = openId === null || shown.some(({ id }) => id === openId) ? shown : captures;
  const openIndex = openId === null ? -1 : viewed.findIndex(({ id }) => id === openId);
  const seen = viewed[openIndex] ?? null;

  const gallery = useRef<GalleryHandle>(null);
  const lastSeen = useRef<Capture | null>(null);
  useEffect(() => {
    // When the viewer closes, the focus moves to the capture that was shown last.
    const left = seen === null ? shown.findIndex(({ id }) => id === lastSeen.current?.id) : -1;
    if (left !== -1) gallery.current?.show(left, { align: 'auto', focus: true });
    lastSeen.current = seen;
  }, [seen, shown]);
  useImperativeHandle(ref, () => ({
    showTime: ({ from, to }, { focus }) => {
      const index = captureInStretch(shown, from, to);
      if (index !== -1) gallery.current?.show(index, { align: 'start', focus });
    },
  }));

  const [pictures, setPictures] = useGalleryPictures();
  const choiceOfImages = useMemo(() => imagesText(captures, words), [captures, words]);
  const { timeText, withDay } = captureTimes(captures, useMessages(capturesMessages).noTime);
  return (
    <section aria-labelledby="captures" className={classes.gallery}>
      <div className={classes.title}>
        <h2 id="captures">{counters.captures_count.header}</h2>
        {captures.length > 0 && (
          <div className={classes.choices}>
            {(chosen === 'detections' || isPart(counts.detections)) && (
              <GalleryChoice checked={choice.detectionsFirst} onChange={choice.setDetectionsFirst}>
                {words.detectionsFirst}
              </GalleryChoice>
            )}
            {(['detections', 'blank', 'unprocessed', 'starred'] as const)
              .filter((one) => chosen === one || isPart(counts[one]) || (one === 'starred' && counts.starred > 0))
              .map((one) => (
                <GalleryChoice key={one} checked={chosen === one} onChange={(only) => setShow(only ? one : 'all')}>
                  {words.only[one](numberText(counts[one]))}
                </GalleryChoice>
              ))}
            <GalleryChoice checked={pictures} onChange={setPictures}>
              {choiceOfImages}
            </GalleryChoice>
          </div>
        )}
      </div>
      {openId !== null && seen === null && (
        <Text size="medium">{isWhole ? words.notAmong(String(openId)) : words.findingCapture(String(openId))}</Text>
      )}
      {shown.length > 0 && (
        <CaptureGallery
          ref={gallery}
          captures={shown}
          timeText={timeText}
          pictures={pictures}
          captionLines={withDay ? 2 : 1}
          onOpen={(index) => {
            const capture = shown[index];
            if (capture !== undefined) open(capture.id);
          }}
        />
      )}
      {shown.length === 0 && isWhole && (
        <Text size="medium">{captures.length === 0 || chosen === 'all' ? words.noneToShow : words.noneOf[chosen]}</Text>
      )}
      {seen !== null && (
        <CaptureViewer
          label={words.capturesOf(night)}
          session={session}
          captures={viewed}
          filters={filters}
          preloads={pictures}
          openIndex={openIndex}
          timeText={timeText}
          onShown={({ id }) => show(id)}
          onClose={(capture) => {
            lastSeen.current = capture;
            close();
          }}
        />
      )}
    </section>
  );
}

interface GalleryChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

function GalleryChoice({ checked, onChange, children }: GalleryChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface CaptureTimes {
  /** "22:14:05", with the day where the captures span more than 24 hours; "no time" where it is not reported */
  timeText: (capture: Capture) => string;
  withDay: boolean;
}

/** The format of the times of these captures, which are sorted by time taken, those without a time last. */
function captureTimes(captures: readonly Capture[], noTime: string): CaptureTimes {
  const [first, last] = [captures.find(hasTime), captures.findLast(hasTime)];
  const span = first === undefined || last === undefined ? 0 : secondsOf(last.timestamp) - secondsOf(first.timestamp);
  const withDay = span > DAY_SECONDS;
  const timeText = ({ timestamp }: Capture) => {
    if (timestamp === null) return noTime;
    const seconds = secondsOf(timestamp);
    const clock = clockText(seconds, { withSeconds: true });
    return withDay ? withClock(shortDayOfClock(seconds), clock) : clock;
  };
  return { timeText, withDay };
}

/**
 * The index of the first capture in the list that was taken at or after `from` and before `to`, in seconds of the trap's
 * clock; if there is none, of the earliest capture after that; else -1. The list may be sorted in any way.
 */
export function captureInStretch(captures: readonly Capture[], from: number, to: number): number {
  let nextIndex = -1;
  let nextTime = Infinity;
  for (const [index, { timestamp }] of captures.entries()) {
    if (timestamp === null) continue;
    const time = secondsOf(timestamp);
    if (time >= from && time < to) return index;
    if (time < to || time >= nextTime) continue;
    nextIndex = index;
    nextTime = time;
  }
  return nextIndex;
}
