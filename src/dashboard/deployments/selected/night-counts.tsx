import { Suspense, type ReactNode } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import type { OpenRange } from '#dashboard/chart/open-range.ts';
import type { BinnedNights } from '#dashboard/chart/night/binned-nights.ts';
import { NightBars } from '#dashboard/chart/night/night-bars.tsx';
import { deploymentCounts } from '#dashboard/deployments/deployment-counts.ts';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { ListShort } from '#dashboard/findings/loaded/list-short.tsx';
import { rateText } from '#dashboard/findings/rate-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { dateOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { selectedMessages } from './messages/selected-messages.ts';
import type { Messages } from './messages/en.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './selected.module.css';
import type { NightsState } from './use-nights-of.ts';

interface NightCountsProps {
  deployment: Deployment;
  /** null: all days */
  days: OpenRange | null;
  state: NightsState;
}

interface Fact {
  name: string;
  definition: string;
  value: ReactNode;
}

/** Counts and rates of a deployment in the chosen days, and its captures by night. */
export function NightCounts({ deployment, days, state }: NightCountsProps) {
  const { nights, error, tooMany } = state;
  const words = useMessages(selectedMessages);
  const ofList = useMessages(deploymentsMessages);
  const [sessions, captures, occurrences, taxa] = deploymentCounts(ofList);
  const rates = nights?.rates ?? null;
  // The record's own counts are of all days; until the sessions are loaded, those of chosen days are not known.
  const isOfRecord = days === null || tooMany !== null;
  const counted = (value: number | null, ofRecord: number | null) => {
    if (isOfRecord) return <Count value={ofRecord} />;
    return rates === null ? <Waiting error={error} /> : <Count value={value} />;
  };
  const rated = (rate: number | null, write: (rate: number) => string) => {
    if (rates === null) return tooMany === null ? <Waiting error={error} /> : <Unknown />;
    return rate === null ? <Unknown /> : write(rate);
  };
  // Two by two, one above the other.
  const facts: Fact[] = [
    { name: words.nights, definition: words.nightsMean, value: rated(rates?.nights ?? null, numberText) },
    { ...named(sessions), value: counted(rates?.sessions ?? null, deployment.events_count) },
    { ...named(captures), value: counted(rates?.captures ?? null, deployment.captures_count) },
    { ...named(occurrences), value: counted(rates?.occurrences ?? null, deployment.occurrences_count) },
    { name: words.perHour, definition: words.perHourMeans, value: rated(rates?.capturesPerHour ?? null, rateText) },
    {
      name: words.perNight,
      definition: words.perNightMeans,
      value: rated(rates?.occurrencesPerNight ?? null, rateText),
    },
    // Not known of some days: a taxon may be there on several.
    ...(days === null ? [{ ...named(taxa), value: <Count value={deployment.taxa_count} /> }] : []),
  ];
  return (
    <div className={classes.counted}>
      <Text title={days === null ? undefined : words.ofDays}>
        {tooMany === null ? daysText(days, words) : words.tooMany(numberText(tooMany))}
      </Text>
      <dl className={classes.counts}>
        {facts.map(({ name, definition, value }) => (
          <div key={name} title={definition}>
            <Text as="dt" cut>
              {name}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NightsShort state={state} />
      <NightsOfDays state={state} hasDays={days !== null} />
    </div>
  );
}

/** What the sessions lack that the counts are of. */
function NightsShort({ state: { nights, short } }: { state: NightsState }) {
  if (nights === null || short === null) return null;
  return (
    <Suspense>
      <ListShort of={short} />
    </Suspense>
  );
}

/** Captures by night as bars, or why there are none. */
function NightsOfDays({ state: { nights, error, tooMany }, hasDays }: { state: NightsState; hasDays: boolean }) {
  const words = useMessages(selectedMessages);
  const captures = nights?.captures ?? null;
  const note = () => {
    if (nights !== null) return hasDays ? words.noSessionsInDays : words.noSessions;
    if (error !== null) return words.notCounted(error.message);
    return tooMany === null ? words.counting : '';
  };
  return (
    <>
      <div className={classes.bars}>
        {captures === null ? (
          <Text aria-live="polite">{note()}</Text>
        ) : (
          <NightBars nights={captures} label={barsText(captures, words)} />
        )}
      </div>
      <Text figures className={classes.ends} aria-hidden="true">
        {captures !== null && (
          <>
            <span>{dayText(dateOfDay(captures.from))}</span>
            <span>{dayText(dateOfDay(captures.to))}</span>
          </>
        )}
      </Text>
    </>
  );
}

function named({ header, definition }: { header: string; definition: string }): Pick<Fact, 'name' | 'definition'> {
  return { name: header, definition };
}

/** The space of a number that is not known yet. */
function Waiting({ error }: { error: Error | null }) {
  return error === null ? <span aria-hidden="true">…</span> : <Unknown why={error.message} />;
}

function daysText(days: OpenRange | null, words: Messages): string {
  const [from, to] = [days?.from ?? null, days?.to ?? null].map((day) =>
    day === null ? null : dayText(dateOfDay(day)),
  );
  if (from && to) return from === to ? from : words.days(from, to);
  if (from) return words.daysFrom(from);
  return to ? words.daysTo(to) : words.allDays;
}

function barsText({ from, to, binNights, highest }: BinnedNights, words: Messages): string {
  if (highest === null) return words.capturesUnknown;
  const [first, last, night] = [from, to, highest.night].map((day) => dayText(dateOfDay(day))) as [
    string,
    string,
    string,
  ];
  const most = numberText(highest.value);
  return binNights === 1
    ? words.capturesByNight(first, last, most, night)
    : words.capturesByNights(binNights, first, last, most, night);
}
