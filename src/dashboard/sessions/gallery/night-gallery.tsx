import { useEffect, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import record from '#dashboard/ui/record-page.module.css';
import { captureInStretch } from '#dashboard/sessions/session/capture-in-stretch.ts';
import { CaptureGallery, type GalleryHandle } from './capture-gallery.tsx';
import type { Capture } from '#contract/capture.ts';
import { captureTimes } from '#dashboard/sessions/captures/capture-times.ts';
import { CaptureViewer } from '#dashboard/sessions/viewer/capture-viewer.tsx';
import classes from '#dashboard/sessions/session-page.module.css';
import { useGalleryChoice } from './use-gallery-choice.ts';
import { pictureSizeText, useGalleryPictures } from './use-gallery-pictures.ts';
import { useOpenCapture } from '#dashboard/sessions/captures/use-open-capture.ts';

/** What others may ask of the gallery of a night. */
export interface NightGalleryHandle {
  /** Brings the first capture of a stretch of the night into view, or the next one; in seconds of the trap's clock. */
  showTime: (stretch: { from: number; to: number }, options: { focus: boolean }) => void;
}

interface NightGalleryProps {
  ref: Ref<NightGalleryHandle>;
  /** of the session */
  name: string;
  /** in the order taken */
  captures: readonly Capture[];
  /** how many there will be */
  count: number;
  /** all of them have come */
  isWhole: boolean;
}

/** The captures of a night, small, and the one that is looked at, large. */
export function NightGallery({ ref, name, captures, count, isWhole }: NightGalleryProps) {
  const { shown, found, ...choice } = useGalleryChoice(captures, count);
  const { openId, open, show, close } = useOpenCapture();
  // One that the gallery leaves out is still seen by its address, among all.
  const walked = openId === null || shown.some(({ id }) => id === openId) ? shown : captures;
  const openIndex = openId === null ? -1 : walked.findIndex(({ id }) => id === openId);
  const seen = walked[openIndex] ?? null;

  const gallery = useRef<GalleryHandle>(null);
  const lastSeen = useRef<Capture | null>(null);
  useEffect(() => {
    // Closed, by whatever way: the keyboard goes on from the capture that was seen last.
    const left = seen === null && lastSeen.current !== null ? shown.indexOf(lastSeen.current) : -1;
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
  const size = useMemo(() => pictureSizeText(captures), [captures]);
  const { timeText, withDay } = captureTimes(captures);
  return (
    <section aria-labelledby="captures" className={classes.gallery}>
      <div className={classes.title}>
        <h2 id="captures">Captures</h2>
        {captures.length > 0 && (
          <div className={classes.choices}>
            {(choice.onlyDetections || (found > 0 && found < captures.length)) && (
              <>
                <GalleryChoice checked={choice.detectionsFirst} onChange={choice.setDetectionsFirst}>
                  Those with detections first
                </GalleryChoice>
                <GalleryChoice checked={choice.onlyDetections} onChange={choice.setOnlyDetections}>
                  Only those with detections ({numberText(found)})
                </GalleryChoice>
              </>
            )}
            <GalleryChoice checked={pictures} onChange={setPictures}>
              Load pictures{size === '' ? '' : `, ${size}`}
            </GalleryChoice>
          </div>
        )}
      </div>
      {openId !== null && seen === null && (
        <p className={record.hint}>
          {isWhole ? `Capture ${openId} is not among the captures of this session.` : `Looking for capture ${openId} …`}
        </p>
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
        <p className={record.hint}>
          {captures.length > 0 ? 'No capture has detections.' : 'No captures of this session can be shown.'}
        </p>
      )}
      {seen !== null && (
        <CaptureViewer
          label={`Captures of ${name}`}
          captures={walked}
          readsAhead={pictures}
          openIndex={openIndex}
          timeText={timeText}
          onShown={({ id }) => show(id)}
          onClose={close}
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
