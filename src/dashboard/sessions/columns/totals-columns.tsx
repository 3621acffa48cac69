import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { isoOfDay } from '#dashboard/ui/text/calendar-day.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Day } from '#dashboard/ui/values/day.tsx';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { rateText } from '#dashboard/sessions/model/session-rates.ts';
import type { DeploymentTotals } from '#dashboard/sessions/model/deployment-totals.ts';

type Totals = ReadonlyMap<number, DeploymentTotals>;
type Column = ListColumn<Deployment>;
type Words = Pick<Column, 'field' | 'header' | 'width' | 'definition' | 'file'>;

const HOUR_SECONDS = 3_600;

/** The columns of the list "Sessions by deployment": the deployment and the totals of its sessions. */
export function totalsColumns(totals: Totals, names: DeploymentNames): readonly Column[] {
  const sum = (words: Words, of: (one: DeploymentTotals) => number | null) => sumColumn(words, totals, of);
  const rate = (words: Words, of: (one: DeploymentTotals) => number | null) => rateColumn(words, totals, of);
  const night = (words: Words, of: (one: DeploymentTotals) => number) => nightColumn(words, totals, of);
  return [
    {
      field: 'name',
      header: 'Deployment',
      definition: 'The camera trap; opens its sessions.',
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
      header: 'Project',
      definition: 'The project the deployment belongs to.',
      kind: 'text',
      width: 170,
      value: ({ project }) => project.name,
      file: { source: 'project.name', always: true },
      cell: ({ project }) => <span title={project.name}>{project.name}</span>,
    },
    sum(
      {
        field: 'sessions',
        header: 'Sessions',
        width: 92,
        definition: 'Monitoring sessions.',
        file: { source: 'events/id' },
      },
      ({ sessions }) => sessions,
    ),
    sum(
      {
        field: 'nights',
        header: 'Nights',
        width: 80,
        definition: 'Evenings with at least one session: trap-nights.',
        file: { source: 'events/start' },
      },
      ({ nights }) => nights,
    ),
    sum(
      {
        field: 'captures',
        header: 'Captures',
        width: 98,
        definition: 'Images of all its sessions.',
        file: { source: 'events/captures_count' },
      },
      ({ captures }) => captures,
    ),
    rate(
      {
        field: 'captures_per_night',
        header: 'Captures/night',
        width: 126,
        definition: 'Captures over its nights.',
        file: { unit: '1/night', source: 'events/captures_count, events/start' },
      },
      ({ captures, nights }) => over(captures, nights),
    ),
    rate(
      {
        field: 'captures_per_hour',
        header: 'Captures/h',
        width: 102,
        definition: 'Captures over the hours of all its sessions.',
        file: { unit: '1/h', source: 'events/captures_count, events/duration' },
      },
      ({ captures, seconds }) => over(captures, seconds === null ? null : seconds / HOUR_SECONDS),
    ),
    sum(
      {
        field: 'occurrences',
        header: 'Occurrences',
        width: 114,
        definition: 'Individuals told apart in all its sessions, each with a determination.',
        file: { source: 'events/occurrences_count' },
      },
      ({ occurrences }) => occurrences,
    ),
    rate(
      {
        field: 'occurrences_per_night',
        header: 'Occurrences/night',
        width: 148,
        definition: 'Occurrences over its nights.',
        file: { unit: '1/night', source: 'events/occurrences_count, events/start' },
      },
      ({ occurrences, nights }) => over(occurrences, nights),
    ),
    night(
      {
        field: 'first_night',
        header: 'First night',
        width: 108,
        definition: 'The evening of its first session.',
        file: { source: 'events/start' },
      },
      ({ firstNight }) => firstNight,
    ),
    night(
      {
        field: 'last_night',
        header: 'Last night',
        width: 108,
        definition: 'The evening of its last session.',
        file: { source: 'events/start' },
      },
      ({ lastNight }) => lastNight,
    ),
  ];
}

/** A deployment without sessions has a sum of 0. */
function sumColumn(words: Words, totals: Totals, of: (one: DeploymentTotals) => number | null): Column {
  const valueOf = ({ id }: Deployment) => {
    const one = totals.get(id);
    return one === undefined ? 0 : of(one);
  };
  return {
    ...words,
    kind: 'number',
    served: null,
    total: 'sum',
    value: valueOf,
    cell: (deployment) => <Count value={valueOf(deployment)} />,
  };
}

function rateColumn(words: Words, totals: Totals, of: (one: DeploymentTotals) => number | null): Column {
  const valueOf = ({ id }: Deployment) => {
    const one = totals.get(id);
    return one === undefined ? null : of(one);
  };
  return {
    ...words,
    kind: 'number',
    served: null,
    value: valueOf,
    cell: (deployment) => {
      const rate = valueOf(deployment);
      return rate === null ? <Unknown why="no session, or not known for all of them" /> : rateText(rate);
    },
    csv: (deployment) => {
      const rate = valueOf(deployment);
      return rate === null ? null : Math.round(rate * 1_000) / 1_000;
    },
  };
}

function nightColumn(words: Words, totals: Totals, of: (one: DeploymentTotals) => number): Column {
  const valueOf = ({ id }: Deployment) => {
    const one = totals.get(id);
    return one === undefined ? null : isoOfDay(of(one));
  };
  return {
    ...words,
    kind: 'date',
    served: null,
    value: valueOf,
    cell: (deployment) => {
      const date = valueOf(deployment);
      return date === null ? <Unknown why="no session" /> : <Day date={date} />;
    },
  };
}

function over(number: number | null, parts: number | null): number | null {
  return number === null || parts === null || parts === 0 ? null : number / parts;
}
