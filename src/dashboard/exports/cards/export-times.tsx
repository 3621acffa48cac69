import { useQueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/export.ts';
import { exportAge, type ExportAge } from '#dashboard/api/live/export-age.ts';
import { mayChange } from '#dashboard/api/live/export-status.ts';
import { betweenMs } from '#dashboard/api/live/service-clock.ts';
import type { WatchedExport } from '#dashboard/api/live/watched-after.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { exportPace } from './export-pace.ts';
import { ServiceTime } from '#dashboard/exports/following/service-time.tsx';
import { roughSpanText, spanText } from './span-text.ts';
import classes from './export-card.module.css';

/** Differences below the polling interval are not shown. */
const CLOSE_MS = 5_000;

interface ExportTimesProps {
  record: ExportRecord;
  watched: WatchedExport | null;
  nowMs: number;
}

/** When an export began and last changed, and its duration or its pace and estimated end. */
export function ExportTimes({ record, watched, nowMs }: ExportTimesProps) {
  const client = useQueryClient();
  const isOpen = mayChange(record);
  const tookMs = betweenMs(record.created_at, record.updated_at);
  const age = exportAgeWords(exportAge(client, record, watched, nowMs));
  const pace = isOpen ? exportPace(watched?.sightings ?? [], nowMs) : null;
  return (
    <dl className={classes.times}>
      <div>
        <dt>Started</dt>
        <dd>
          <ServiceTime timestamp={record.created_at} />
        </dd>
      </div>
      <div>
        <dt>Last update</dt>
        <dd>
          <ServiceTime timestamp={record.updated_at} />
          {isOpen ? (
            <span title={age.basis}>, {age.words}</span>
          ) : (
            tookMs !== null &&
            tookMs > 0 && <span title="Between the two times of the service">, took {spanText(tookMs)}</span>
          )}
        </dd>
      </div>
      {isOpen && (
        <div>
          <dt>Time left</dt>
          <dd title="From what this page saw of it in the last minute">
            {pace === null ? (
              'not known yet'
            ) : (
              <>
                about {roughSpanText(Math.max(1_000, pace.leftMs))}
                {pace.recordsPerSecond !== null && <> at {numberText(Math.round(pace.recordsPerSecond))} records/s</>}
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How long ago an export last changed, and the source of that time. */
function exportAgeWords({ ms, wasSeen }: ExportAge): { words: string; basis: string } {
  if (wasSeen) {
    const words = ms < CLOSE_MS ? 'just now' : `${roughSpanText(ms)} ago`;
    return { words, basis: 'Measured here, from when this page saw it change.' };
  }
  const basis =
    'The service’s times carry no zone: this is how long the page has watched without a change, or how much newer the newest time is that the service has written.';
  return { words: ms < CLOSE_MS ? 'no change seen yet' : `at least ${roughSpanText(ms)} ago`, basis };
}
