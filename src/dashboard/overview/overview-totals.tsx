import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { countedLooks } from '#contract/records/who-looked.ts';
import { useCount } from '#dashboard/api/lists/use-count.ts';
import { unreadIn } from '#dashboard/api/lists/whole-list.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import type { Messages } from './messages/en.ts';
import classes from './overview-page.module.css';
import { TotalFigure, type Total } from './total-figure.tsx';
import type { Overview } from './use-overview.ts';

/** The totals: counts of lists, and sums of the deployments' counters. */
export function OverviewTotals({ overview }: { overview: Overview }) {
  const words = useMessages(overviewMessages);
  const { project, carried, wire, deployments, deploymentsQuery, sessionsQuery } = overview;
  const projects = useWholeList('projects');
  const isRead = deploymentsQuery.data?.complete === true;
  const whyNoDeployments = deploymentsQuery.data === undefined ? deploymentsQuery.error?.message : undefined;
  const sessionCount = useCount('events', wire, { enabled: sessionsQuery.data === undefined });
  const taxonCount = useCount('taxa', wire);

  const unread = unreadIn(deploymentsQuery.data);
  const unreadHere = project === null ? unread : 0;

  const summed = (field: 'captures_count' | 'occurrences_count'): Pick<Total, 'value' | 'error' | 'note'> => {
    const reported = deployments.flatMap((one) => one[field] ?? []);
    const silent = deployments.length + unreadHere - reported.length;
    const sum = reported.reduce((total, count) => total + count, 0);
    return {
      value: isRead ? nullIfNone(sum, reported.length, deployments.length + unread) : undefined,
      error: whyNoDeployments,
      note: isRead && silent > 0 ? words.unreported(silent) : undefined,
    };
  };
  const lookedAt = lookedAtText(countedLooks(deployments), useMessages(animalsMessages));
  const totals: Total[] = [
    ...(project === null
      ? [
          {
            name: words.projects,
            definition: words.projectsMean,
            value: projects.data?.count,
            error: projects.data === undefined ? projects.error?.message : undefined,
            to: paths.projects(),
          },
        ]
      : []),
    {
      name: words.deployments,
      definition: words.deploymentsMean,
      value: isRead ? deployments.length + unreadHere : undefined,
      note: unreadNote(unread, project !== null, words),
      error: whyNoDeployments,
      to: paths.deployments(carried),
    },
    {
      name: words.sessions,
      definition: words.sessionsMean,
      ...sessionTotal(overview, sessionCount, words),
      to: paths.sessions(carried),
    },
    {
      name: words.captures,
      definition: project === null ? words.capturesOfAll : words.capturesOfProject,
      ...summed('captures_count'),
      // The sum is in the table's last row.
      to: paths.deployments({ ...carried, view: 'table', ordering: '-captures_count' }),
    },
    {
      name: words.occurrences,
      definition: [project === null ? words.occurrencesOfAll : words.occurrencesOfProject, isRead && lookedAt]
        .filter(Boolean)
        .join(' '),
      ...summed('occurrences_count'),
      to: paths.deployments({ ...carried, view: 'table', ordering: '-occurrences_count' }),
    },
    {
      name: words.taxa,
      definition: words.taxaMean,
      ...countTotal(taxonCount, words),
      to: paths.taxa(carried),
    },
  ];
  return (
    <dl className={classes.totals} aria-label={words.totals}>
      {totals.map((total) => (
        <TotalFigure key={total.name} {...total} />
      ))}
    </dl>
  );
}

type CountQuery = ReturnType<typeof useCount>;

/** The count of a list, fetched alone. */
function countTotal(
  { data, error }: CountQuery,
  words: Messages,
): Pick<Total, 'value' | 'isAtLeast' | 'error' | 'note'> {
  if (data === undefined) return { value: undefined, error: error?.message };
  const { count, isAtLeast } = data;
  return { value: count, isAtLeast, note: isAtLeast ? words.hasMore : undefined };
}

/** The count of a loaded list, including rejected records. */
function sessionTotal({ sessions, sessionsQuery, isWhole }: Overview, counted: CountQuery, words: Messages) {
  const { data } = sessionsQuery;
  if (data === undefined) return countTotal(counted, words);
  if (!isWhole) return { value: data.count, isAtLeast: data.openEnded };
  const unread = unreadIn(data);
  return { value: sessions.length + unread, note: unreadNote(unread, false, words) };
}

function unreadNote(unread: number, ofAll: boolean, words: Messages): string | undefined {
  if (unread === 0) return undefined;
  return ofAll ? words.unreadableOfAll(unread) : words.unreadable(unread);
}

/** Nothing reported: unknown, not zero. */
function nullIfNone(sum: number, reported: number, all: number): number | null {
  return reported === 0 && all > 0 ? null : sum;
}
