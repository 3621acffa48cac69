import { useQueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/records/export.ts';
import { exportAge, type ExportAge } from '#dashboard/api/exports/export-age.ts';
import { mayChange } from '#dashboard/api/exports/export-status.ts';
import { betweenMs } from '#dashboard/api/exports/service-clock.ts';
import type { WatchedExport } from '#dashboard/api/exports/watched-after.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import type { Messages } from '#dashboard/exports/messages/en.tsx';
import { exportPace, type ExportPace } from './export-pace.ts';
import { ServiceTime } from '#dashboard/exports/following/service-time.tsx';
import { roughSpanText, spanText } from './span-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
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
  const words = useMessages(exportsMessages);
  const client = useQueryClient();
  const isOpen = mayChange(record);
  const tookMs = betweenMs(record.created_at, record.updated_at);
  const age = ageText(exportAge(client, record, watched, nowMs), words);
  const pace = isOpen ? exportPace(watched?.sightings ?? [], nowMs) : null;
  const updated = <ServiceTime timestamp={record.updated_at} />;
  const took =
    tookMs === null || tookMs <= 0 ? null : <span title={words.tookMeans}>{words.took(spanText(tookMs))}</span>;
  const after = isOpen ? <span title={age.basis}>{age.text}</span> : took;
  return (
    <dl className={classes.times}>
      <div>
        <Text as="dt">{words.started}</Text>
        <dd>
          <ServiceTime timestamp={record.created_at} />
        </dd>
      </div>
      <div>
        <Text as="dt">{words.lastUpdate}</Text>
        <dd>{after === null ? updated : words.timeAndAge(updated, after)}</dd>
      </div>
      {isOpen && (
        <div>
          <Text as="dt">{words.timeLeft}</Text>
          <dd title={words.timeLeftMeans}>{pace === null ? words.timeLeftUnknown : paceText(pace, words)}</dd>
        </div>
      )}
    </dl>
  );
}

function paceText({ leftMs, recordsPerSecond }: ExportPace, words: Messages): string {
  const left = roughSpanText(Math.max(1_000, leftMs));
  return recordsPerSecond === null ? words.about(left) : words.aboutAt(left, Math.round(recordsPerSecond));
}

/** How long ago an export last changed, and the source of that time. */
function ageText({ ms, wasSeen }: ExportAge, words: Messages): { text: string; basis: string } {
  const span = roughSpanText(ms);
  if (wasSeen) return { text: ms < CLOSE_MS ? words.justNow : words.ago(span), basis: words.seenMeans };
  return { text: ms < CLOSE_MS ? words.noChangeYet : words.atLeastAgo(span), basis: words.atLeastMeans };
}
