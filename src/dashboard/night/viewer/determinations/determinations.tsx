import { useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Capture } from '#contract/records/capture.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { ofProject } from '#dashboard/paths.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { CaptureBoxes } from './capture-boxes.tsx';
import { DeterminationItem } from './determination-item.tsx';
import { determinationsMessages } from '#dashboard/night/viewer/determinations/messages/determinations-messages.ts';
import type { ImageSize } from './shown-detections.ts';
import { useDeterminations, type CapturesOfSession } from './use-determinations.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './determinations.module.css';

export interface DeterminationsProps {
  capture: Capture;
  /** the session's, which the captures were read with */
  filters: CapturesOfSession;
  isPlaying: boolean;
  /** of the loaded image; null while there is none */
  size: ImageSize | null;
  /** covers the image and moves with it */
  overlay: HTMLElement | null;
  /** how much the image is enlarged */
  scale: number;
  hasBoxes: boolean;
  onBoxes: (hasBoxes: boolean) => void;
}

/** More lines are of no use beside an image, and slow. */
const MOST_LISTED = 200;

/** The animals that were found on the shown capture, as a list beside the image, with their boxes over it. */
export function Determinations(props: DeterminationsProps) {
  const words = useMessages(determinationsMessages);
  const { retry } = useMessages(uiMessages);
  const { capture, size, overlay, scale, hasBoxes, onBoxes } = props;
  const [{ project }] = useUrlState(projectParameters);
  const carried = useMemo(() => ofProject(project), [project]);
  const { detections, line, remark, onRetry } = useDeterminations(props);
  const [litId, setLitId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const litByBox = (id: number | null) => {
    setLitId(id);
    if (id !== null) reveal(list.current, id);
  };
  const listed = detections.slice(0, MOST_LISTED);
  const boxed = detections.filter(({ box }) => box !== null).length;
  return (
    <section className={classes.panel} aria-labelledby="determinations">
      <div className={classes.head}>
        <h2 id="determinations">{words.title}</h2>
        <Button compact aria-pressed={hasBoxes} title={words.boxesKey} onClick={() => onBoxes(!hasBoxes)}>
          {words.boxes}
        </Button>
      </div>
      {line !== null && (
        <Text size="medium" className={classes.remark}>
          {line}{' '}
          {onRetry !== null && (
            <Button compact onClick={onRetry}>
              {retry}
            </Button>
          )}
        </Text>
      )}
      {remark !== null && (
        <Text size="medium" className={classes.remark}>
          {remark}
        </Text>
      )}
      {detections.length > 0 && (
        <ul key={capture.id} ref={list} className={classes.list}>
          {listed.map((detection) => (
            <DeterminationItem
              key={detection.id}
              detection={detection}
              carried={carried}
              isLit={detection.id === litId}
              lacksBox={boxed > 0 && detection.box === null}
              onLit={setLitId}
            />
          ))}
        </ul>
      )}
      {detections.length > MOST_LISTED && (
        <Text size="medium" className={classes.remark}>
          {words.someListed(numberText(MOST_LISTED), numberText(detections.length))}
        </Text>
      )}
      {hasBoxes &&
        overlay !== null &&
        size !== null &&
        createPortal(
          <CaptureBoxes detections={detections} size={size} scale={scale} litId={litId} onLit={litByBox} />,
          overlay,
        )}
    </section>
  );
}

/** Scrolls the list alone: the image must not move. */
function reveal(list: HTMLElement | null, id: number): void {
  const item = list?.querySelector<HTMLElement>(`[data-detection="${id}"]`);
  if (list === null || !item) return;
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
