import { DAY_SECONDS } from '#contract/time.ts';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import { useUrlState, type Parameter } from '#dashboard/address/url-state.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { Card } from '#dashboard/ui/looks/card.tsx';
import record from '#dashboard/ui/pages/record-page.module.css';
import type { Capture } from '#contract/records/capture.ts';
import { hasTime } from '#dashboard/night/captures/has-time.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { ChosenTaxon } from './use-chosen-taxon.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { NightActivityTable } from './night-activity-table.tsx';
import { binChoices, fittingBinSeconds, nightBins, rangeOf } from './night-bins.ts';
import { ChosenTaxonRemark } from './chosen-taxon-remark.tsx';
import { secondsOfAll } from '#dashboard/sessions/model/night-clock.ts';
import { nightMarks } from './night-marks.ts';
import { nightModel } from './night-model.ts';
import { pausesOf, pauseSeconds, usualInterval } from './night-pauses.ts';
import { pauseText, stretchText, stretchWords } from './night-words.ts';
import classes from '#dashboard/night/session-page.module.css';

const NightPlot = lazyPart(async () => (await import('#dashboard/chart/night/night-plot.tsx')).NightPlot, NoPlot);
// Not before the plot, which it saves.
const NightFiles = lazyPart(async () => {
  const [{ NightFiles: Loaded }] = await Promise.all([
    import('./night-files.tsx'),
    import('#dashboard/chart/night/night-plot.tsx'),
  ]);
  return Loaded;
});

interface NightActivityProps {
  /** in the order taken; those without a time are not drawn */
  captures: readonly Capture[];
  /** the session: "Trap 4, 12→13 Jun 2024" */
  of: string;
  /** all of them are loaded */
  isWhole: boolean;
  /** the progress of loading */
  status: ReactNode;
  /** a sentence on a change of the clock */
  clockChange: string | null;
  /** the taxon whose appearances are marked */
  taxon: ChosenTaxon | null;
  /** called with the stretch of a bar that was picked, in seconds of the trap's clock */
  onTime: (stretch: { from: number; to: number }, byKeyboard: boolean) => void;
}

const MOST_PAUSES = 5;

/** The length of a bar in minutes; null: the length that fits the session. */
const minutes: Parameter<number | null> = {
  read: (text) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null),
  write: (value) => (value === null ? null : String(value)),
};
const parameters = { bars: minutes };

/** The plot of captures and detections over the session, and its pauses. */
export function NightActivity({ captures: all, of, isWhole, status, clockChange, taxon, onTime }: NightActivityProps) {
  const words = useMessages(sessionPageMessages);
  const drawings = useRef<HTMLDivElement>(null);
  const [{ bars }, change] = useUrlState(parameters);
  const captures = useMemo(() => all.filter(hasTime), [all]);
  const timeless = all.length - captures.length;
  const taken = useMemo(() => secondsOfAll(captures), [captures]);
  const { span, interval, pauses, shortestPause } = useMemo(() => {
    const [first, last] = rangeOf(taken);
    const usual = usualInterval(taken);
    const shortest = pauseSeconds(usual);
    return { span: last - first, interval: usual, pauses: pausesOf(taken, shortest), shortestPause: shortest };
  }, [taken]);
  const choices = binChoices(span);
  const fitting = fittingBinSeconds(span, interval);
  const binSeconds = bars !== null && choices.includes(bars) ? bars * 60 : fitting;
  const bins = useMemo(
    () =>
      nightBins(
        taken,
        captures.map(({ detections_count }) => detections_count),
        binSeconds,
      ),
    [taken, captures, binSeconds],
  );
  const withDetections = bins.detections.some((number) => number !== null);
  const marks = useMemo(() => nightMarks(taxon, bins), [taxon, bins]);
  const model = useMemo(
    () => nightModel({ bins, pauses, withDetections, marks }, words),
    [bins, pauses, withDetections, marks, words],
  );
  const withDay = span > DAY_SECONDS;
  const barText = (bin: number) => stretchWords(bins, bin, { withDay, withDetections, marks }, words);

  const room = <div className={classes.plotRoom} data-marked={taxon !== null || undefined} />;
  const named = pauses.slice(0, MOST_PAUSES).map((pause) => pauseText(pause, withDay));
  const more = pauses.length > MOST_PAUSES ? [words.morePauses(pauses.length - MOST_PAUSES)] : [];
  const pausesText = words.pauses(pauses.length, stretchText(shortestPause, words), listText([...named, ...more]));
  const pausesRemark = model.gaps.length > 0 ? words.hatched(pausesText) : pausesText;
  const notes = [
    ...(pauses.length > 0 ? [pausesRemark] : []),
    ...(clockChange === null ? [] : [clockChange]),
    ...(timeless === 0 ? [] : [words.withoutTime(timeless)]),
    words.trapClock,
  ];

  return (
    <Card as="section" aria-labelledby="activity" className={record.card}>
      <div className={classes.title}>
        <h2 id="activity">{words.activity}</h2>
        {captures.length > 1 && (
          <NativeSelect
            aria-label={words.barLength}
            value={binSeconds === fitting && bars === null ? '' : String(binSeconds / 60)}
            data={[
              { value: '', label: words.fitsBest(stretchText(fitting, words)) },
              ...choices.map((value) => ({ value: String(value), label: stretchText(value * 60, words) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              void change({ bars: value === '' ? null : Number(value) }, { replace: true })
            }
          />
        )}
      </div>
      {status}
      {timeless > 0 && <Text size="medium">{words.withoutTime(timeless)}</Text>}
      {captures.length === 0 && !isWhole && room}
      {captures.length > 1 && (
        <>
          <Suspense fallback={room}>
            <NightPlot
              label={isWhole ? words.activity : words.activitySoFar}
              model={model}
              barText={barText}
              keysHint={words.keys}
              drawings={drawings}
              onPick={(bin, byKeyboard) => {
                const from = bins.starts[bin] ?? 0;
                onTime({ from, to: from + bins.seconds }, byKeyboard);
              }}
            />
          </Suspense>
          {taxon !== null && <ChosenTaxonRemark taxon={taxon} captures={captures} withDay={withDay} />}
          {pauses.length > 0 && <Text className={classes.remark}>{pausesRemark}</Text>}
          {clockChange !== null && <Text className={classes.remark}>{clockChange}</Text>}
          <Suspense fallback={<p className={classes.pictures} />}>
            <NightFiles drawings={drawings} of={of} notes={notes} isWhole={isWhole} />
          </Suspense>
          <NightActivityTable bins={bins} withDay={withDay} withDetections={withDetections} marks={marks} />
        </>
      )}
    </Card>
  );
}

function NoPlot() {
  const words = useMessages(sessionPageMessages);
  return <Text size="medium">{words.noPlot}</Text>;
}
