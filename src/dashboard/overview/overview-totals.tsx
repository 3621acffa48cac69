import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { useCount } from '#dashboard/api/whole/use-count.ts';
import { unreadIn } from '#dashboard/api/whole/whole-list.ts';
import { paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from './overview-page.module.css';
import { TotalFigure, type Total } from './total-figure.tsx';
import type { Overview } from './use-overview.ts';

/** The totals: counts of lists, and sums of the deployments' counters. */
export function OverviewTotals({ overview }: { overview: Overview }) {
  const { project, carried, wire, deployments, deploymentsQuery, sessionsQuery } = overview;
  const projects = useWholeList('projects');
  const isRead = deploymentsQuery.data?.complete === true;
  const whyNoDeployments = deploymentsQuery.data === undefined ? deploymentsQuery.error?.message : undefined;
  const sessionCount = useCount('events', wire, { enabled: sessionsQuery.data === undefined });
  const taxonCount = useCount('taxa', wire);
  const whose = project === null ? 'all deployments' : 'the project’s deployments';

  const unread = unreadIn(deploymentsQuery.data);
  const unreadHere = project === null ? unread : 0;

  const summed = (field: 'captures_count' | 'occurrences_count'): Pick<Total, 'value' | 'error' | 'note'> => {
    const reported = deployments.flatMap((one) => one[field] ?? []);
    const silent = deployments.length + unreadHere - reported.length;
    const sum = reported.reduce((total, count) => total + count, 0);
    return {
      value: isRead ? nullIfNone(sum, reported.length, deployments.length + unread) : undefined,
      error: whyNoDeployments,
      note: isRead && silent > 0 ? `${numberText(silent)} of them do not report it.` : undefined,
    };
  };
  const totals: Total[] = [
    ...(project === null
      ? [
          {
            name: 'Projects',
            definition: 'Groups of deployments that you may see.',
            value: projects.data?.count,
            error: projects.data === undefined ? projects.error?.message : undefined,
            to: paths.projects(),
          },
        ]
      : []),
    {
      name: 'Deployments',
      definition: 'Camera traps, each at one place.',
      value: isRead ? deployments.length + unreadHere : undefined,
      note: unreadNote(unread, project !== null),
      error: whyNoDeployments,
      to: paths.deployments(carried),
    },
    {
      name: 'Sessions',
      definition: 'Spans of captures of one deployment, as a rule one night.',
      ...sessionTotal(overview, sessionCount),
      to: paths.sessions(carried),
    },
    {
      name: 'Captures',
      definition: `Images taken: the sum over ${whose}.`,
      ...summed('captures_count'),
      // The sum is in the table's last row.
      to: paths.deployments({ ...carried, view: 'table', ordering: '-captures_count' }),
    },
    {
      name: 'Occurrences',
      definition: `Individuals told apart on captures: the sum over ${whose}.`,
      ...summed('occurrences_count'),
      to: paths.deployments({ ...carried, view: 'table', ordering: '-occurrences_count' }),
    },
    {
      name: 'Taxa',
      definition: 'Names in the list of taxa, of every rank, found or not.',
      ...countTotal(taxonCount),
      to: paths.taxa(carried),
    },
  ];
  return (
    <dl className={classes.totals} aria-label="Totals">
      {totals.map((total) => (
        <TotalFigure key={total.name} {...total} />
      ))}
    </dl>
  );
}

type CountQuery = ReturnType<typeof useCount>;

/** The count of a list, fetched alone. */
function countTotal({ data, error }: CountQuery): Pick<Total, 'value' | 'isAtLeast' | 'error' | 'note'> {
  if (data === undefined) return { value: undefined, error: error?.message };
  const { count, isAtLeast } = data;
  return { value: count, isAtLeast, note: isAtLeast ? 'The server has more than it counts.' : undefined };
}

/** The count of a loaded list, including rejected records. */
function sessionTotal({ sessions, sessionsQuery, isWhole }: Overview, counted: CountQuery) {
  const { data } = sessionsQuery;
  if (data === undefined) return countTotal(counted);
  if (!isWhole) return { value: data.count, isAtLeast: data.openEnded };
  const unread = unreadIn(data);
  return { value: sessions.length + unread, note: unreadNote(unread, false) };
}

function unreadNote(unread: number, ofAll: boolean): string | undefined {
  if (unread === 0) return undefined;
  return ofAll
    ? `${numberText(unread)} of all projects could not be read; some may be of this one.`
    : `${numberText(unread)} of them could not be read.`;
}

/** Nothing reported: unknown, not zero. */
function nullIfNone(sum: number, reported: number, all: number): number | null {
  return reported === 0 && all > 0 ? null : sum;
}
