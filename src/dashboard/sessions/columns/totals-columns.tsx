import { paths } from '#dashboard/paths.ts';
import { per } from '#dashboard/findings/session-arithmetic.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { isoOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Day } from '#dashboard/ui/values/day.tsx';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Messages as ListMessages } from '#dashboard/sessions/columns/messages/en.ts';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { summedLooks } from '#contract/records/who-looked.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import type { DeploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { fittingWidth } from '#dashboard/list/model/fitting-width.ts';

type Totals = ReadonlyMap<number, DeploymentTotals>;
type Column = ListColumn<Deployment>;
type Texts = Pick<Column, 'field' | 'header' | 'width' | 'definition' | 'explained' | 'file'>;

/** As long as dates get. */
const LONG_DATE = { year: 2024, month: 10, day: 30 };

/** The columns of the list "Sessions by deployment": the deployment and the totals of its sessions. */
export function totalsColumns(
  totals: Totals,
  names: DeploymentNames,
  words: Messages,
  own: ListMessages,
): readonly Column[] {
  const { columns, counters, totals: headers } = words;
  const means = own.totalsMean;
  const sum = (texts: Texts, of: TotalOf<number | null>['of']) => sumColumn({ texts, totals, of });
  const rate = (texts: Texts, of: TotalOf<number | null>['of']) => rateColumn({ texts, totals, of }, own);
  const night = (texts: Texts, of: TotalOf<number>['of']) => nightColumn({ texts, totals, of }, words);
  return [
    {
      field: 'name',
      header: columns.deployment,
      definition: means.deployment,
      kind: 'text',
      width: 230,
      value: names.textOf,
      csv: ({ name }) => name,
      copied: names.textOf,
      file: { name: 'deployment', source: 'name' },
      cell: (deployment) => <NameParts parts={names.partsOf(deployment)} />,
    },
    {
      field: 'project',
      header: columns.project,
      definition: means.project,
      kind: 'text',
      width: 170,
      value: ({ project }) => project && nameText(project),
      file: { source: 'project.name', always: true },
      cell: ({ project }) => (project === null ? <Unknown /> : <DataText text={nameText(project)} />),
    },
    sum(
      {
        field: 'sessions',
        header: headers.sessions,
        width: 92,
        definition: means.sessions,
        file: { source: 'events/id' },
      },
      ({ sessions }) => sessions,
    ),
    sum(
      {
        field: 'nights',
        header: headers.nights,
        width: 80,
        definition: means.nights,
        explained: paths.statistics('effort'),
        file: { source: 'events/start' },
      },
      ({ nights }) => nights,
    ),
    sum(
      {
        field: 'captures',
        header: counters.captures_count.header,
        width: 98,
        definition: means.captures,
        file: { source: 'events/captures_count' },
      },
      ({ captures }) => captures,
    ),
    rate(
      {
        field: 'captures_per_night',
        header: headers.capturesPerNight,
        width: 126,
        definition: means.capturesPerNight,
        explained: paths.statistics('rates-of-a-session-and-of-many'),
        file: { unit: '1/night', source: 'events/captures_count, events/start' },
      },
      ({ captures, nights }) => per(captures, nights),
    ),
    rate(
      {
        field: 'captures_per_hour',
        header: columns.capturesPerHour,
        width: 102,
        definition: means.capturesPerHour,
        explained: paths.statistics('rates-of-a-session-and-of-many'),
        file: { unit: '1/h', source: 'events/captures_count, events/duration' },
      },
      ({ captures, hours }) => per(captures, hours),
    ),
    {
      ...sum(
        {
          field: 'occurrences',
          header: counters.occurrences_count.header,
          width: 114,
          definition: means.occurrences,
          file: { source: 'events/occurrences_count' },
        },
        ({ occurrences }) => occurrences,
      ),
      totalNote: (deployments) =>
        lookedAtText(summedLooks(deployments.flatMap(({ id }) => totals.get(id)?.looks ?? [])), animalsMessages.now),
    },
    rate(
      {
        field: 'occurrences_per_night',
        header: headers.occurrencesPerNight,
        width: 148,
        definition: means.occurrencesPerNight,
        explained: paths.statistics('rates-of-a-session-and-of-many'),
        file: {
          unit: '1/night',
          source: 'events/occurrences_count, events/processed_captures_count, events/start',
        },
      },
      ({ processed }) => per(processed.occurrences, processed.nights),
    ),
    night(
      {
        field: 'first_night',
        header: headers.firstNight,
        width: 108,
        definition: means.firstNight,
        file: { source: 'events/start' },
      },
      ({ firstNight }) => firstNight,
    ),
    night(
      {
        field: 'last_night',
        header: headers.lastNight,
        width: 108,
        definition: means.lastNight,
        file: { source: 'events/start' },
      },
      ({ lastNight }) => lastNight,
    ),
  ];
}

interface TotalOf<Value> {
  texts: Texts;
  totals: Totals;
  of: (one: DeploymentTotals) => Value;
}

/** A deployment without sessions has a sum of 0. */
function sumColumn(total: TotalOf<number | null>): Column {
  const valueOf = valueIn(total, 0);
  return {
    ...withoutOrdering(total.texts),
    kind: 'number',
    total: 'sum',
    value: valueOf,
    cell: (deployment) => <Count value={valueOf(deployment)} />,
  };
}

function rateColumn(total: TotalOf<number | null>, words: ListMessages): Column {
  const valueOf = valueIn(total, null);
  return {
    ...withoutOrdering(total.texts),
    kind: 'number',
    value: valueOf,
    cell: (deployment) => {
      const rate = valueOf(deployment);
      return rate === null ? <Unknown why={words.rateUnknown} /> : rateText(rate);
    },
    csv: (deployment) => {
      const rate = valueOf(deployment);
      return rate === null ? null : Math.round(rate * 1_000) / 1_000;
    },
  };
}

function nightColumn({ of, ...total }: TotalOf<number>, words: Messages): Column {
  const valueOf = valueIn({ ...total, of: (one) => isoOfDay(of(one)) }, null);
  const column = withoutOrdering(total.texts);
  return {
    ...column,
    width: fittingWidth(column.width, dayText(LONG_DATE)),
    kind: 'date',
    value: valueOf,
    cell: (deployment) => {
      const date = valueOf(deployment);
      return date === null ? <Unknown why={words.noSession} /> : <Day date={date} />;
    },
  };
}

/** @param none the value of a deployment without sessions */
function valueIn<Value>({ totals, of }: Pick<TotalOf<Value>, 'totals' | 'of'>, none: Value | null) {
  return ({ id }: Deployment) => {
    const one = totals.get(id);
    return one === undefined ? none : of(one);
  };
}

/** The service cannot sort by what is summed here. */
function withoutOrdering(texts: Texts) {
  return { ...texts, width: fittingWidth(texts.width, texts.header), served: null };
}
