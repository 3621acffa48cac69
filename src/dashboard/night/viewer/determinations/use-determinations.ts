import { useMemo, useEffect, useState } from 'react';
import type { Capture } from '#contract/records/capture.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useCaptureDetail } from '#dashboard/api/lists/use-capture-detail.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { determinationsMessages } from '#dashboard/night/viewer/determinations/messages/determinations-messages.ts';
import type { Messages } from '#dashboard/night/viewer/determinations/messages/en.ts';
import { inViewAround, shownDetections, type ImageSize, type ShownDetection } from './shown-detections.ts';

/** What the captures of a session are read with. */
export interface CapturesOfSession {
  event: number;
  project_id: number | undefined;
}

interface Found {
  detections: readonly ShownDetection[];
  /** what stands in their place, or says why they are others */
  line: string | null;
  /** what is missing of those that are shown */
  remark: string | null;
  onRetry: (() => void) | null;
}

interface Asked {
  capture: Capture;
  filters: CapturesOfSession;
  isPlaying: boolean;
  /** of the loaded image */
  size: ImageSize | null;
}

/** Some services have no record of a capture by itself. */
const NOT_SERVED = new Set([404, 405, 501]);

/**
 * The detections of a capture, requested once the reader stays at it. Where the service gives none, the occurrences of the
 * session that were in view around its time, if the page has read them.
 */
export function useDeterminations({ capture, filters, isPlaying, size }: Asked): Found {
  const words = useMessages(determinationsMessages);
  const isEmpty = capture.detections_count === 0;
  const enabled = useRested(capture.id, isPlaying) && !isEmpty;
  const { data, error, refetch } = useCaptureDetail(capture.id, filters.project_id, { enabled });
  const occurrences = useWholeList('occurrences', filters, { enabled: false }).data?.records;

  const sent = data?.detections;
  const isServed =
    data === undefined ? !(error instanceof ApiError && NOT_SERVED.has(error.status ?? 0)) : Boolean(sent);
  const { width, height } = capture;
  const detections = useMemo(() => {
    const known = width !== null && height !== null && width > 0 && height > 0 ? { width, height } : size;
    if (sent) return shownDetections(sent, known);
    return isServed || capture.timestamp === null ? [] : inViewAround(occurrences ?? [], capture.timestamp);
  }, [sent, isServed, occurrences, capture.timestamp, width, height, size]);

  if (isPlaying && !isEmpty) return { detections: [], line: words.whilePlaying, remark: null, onRetry: null };
  const found = { detections, line: null, remark: null, onRetry: null };
  const nothing = { ...found, detections: [] };
  if (isEmpty) return { ...nothing, line: words.none };
  if (sent) {
    const line = fewerText(detections, data?.detections_count ?? capture.detections_count, words);
    if (detections.length === 0) return { ...nothing, line: line ?? words.none };
    return { ...found, line, remark: detections.some(({ box }) => box !== null) ? null : words.noBoxes };
  }
  if (!isServed) return { ...found, line: detections.length > 0 ? words.around : words.notServed };
  if (error !== null) return { ...nothing, line: words.notLoaded(error.message), onRetry: () => void refetch() };
  return { ...nothing, line: words.loading };
}

/** The remark where a service sends fewer detections than it counts, for instance only those above a score. */
function fewerText({ length }: readonly unknown[], counted: number | null, words: Messages): string | null {
  return counted !== null && length < counted ? words.fewerSent(numberText(length), counted) : null;
}

/** As long as the address waits. */
const RESTED_MS = 300;

/** Whether a value has stayed the same for a moment, in which nothing moved. */
function useRested(value: number, isMoving: boolean): boolean {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    if (isMoving) return;
    const timer = setTimeout(() => setRested(value), RESTED_MS);
    return () => clearTimeout(timer);
  }, [value, isMoving]);
  return rested === value && !isMoving;
}
