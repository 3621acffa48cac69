import { Button } from '#dashboard/ui/controls/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { readAll, stopLoading, type useWholeList } from '#dashboard/api/whole/list-options.ts';
import { missingFrom } from '#dashboard/api/whole/whole-list.ts';
import { countDifference } from '#dashboard/list/arrange/count-difference.ts';
import { knownCountText } from '#dashboard/list/bar/known-count-text.ts';
import { readAllText } from '#dashboard/list/bar/read-all-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import classes from './selected-taxon.module.css';

interface OccurrencesStatusProps {
  query: ReturnType<typeof useWholeList<'occurrences'>>;
  filters: { determination: number; project_id: number | null };
  /** the count of the taxon's record */
  counted: number | null;
}

/** How many occurrences the counts include, and what to do if some are missing. */
export function OccurrencesStatus({ query, filters, counted }: OccurrencesStatusProps) {
  const client = useQueryClient();
  const { data, isFetching, refetch } = query;
  if (data === undefined) return <p className={classes.note}>Reading the occurrences …</p>;
  const { records, count, read, complete, tooMany } = data;
  const total = knownCountText(data);
  if (tooMany && !isFetching) {
    return (
      <div className={classes.note}>
        <p>There are {total} occurrences; all of them have to be read to count them by deployment.</p>
        <Button compact onClick={() => void readAll(client, 'occurrences', filters)}>
          {readAllText(data, 'occurrences')}
        </Button>
      </div>
    );
  }
  const missing = missingFrom(data);
  const difference = countDifference(data, 'occurrences');
  return (
    <div className={classes.note}>
      <p role="status">
        Counted here from {numberText(records.length)} of {total} occurrences read
        {filters.project_id === null ? '' : ', of the chosen project'}.
      </p>
      {!complete && isFetching && (
        <div className={classes.loading}>
          <ProgressBar
            className={classes.progress}
            label={`${numberText(read)} of ${total} occurrences read`}
            fraction={read / Math.max(1, count)}
          />
          <Button compact onClick={() => void stopLoading(client, 'occurrences', filters)}>
            Cancel
          </Button>
        </div>
      )}
      {!isFetching && (!complete || missing > 0) && (
        <ProblemNote action={complete ? 'Read again' : 'Read on'} onAction={() => void refetch()}>
          {complete ? `${numberText(missing)} missing` : `Stopped at ${numberText(read)} of ${total}`}
        </ProblemNote>
      )}
      {data.rejected.length > 0 && (
        <p>{numberText(data.rejected.length)} could not be read: they are not as the interface describes.</p>
      )}
      {difference !== null && <p>{difference}</p>}
      {complete && counted !== null && counted !== records.length && (
        <p>
          The taxon’s record says {numberText(counted)}: the service counts{' '}
          {filters.project_id === null ? 'at another time or in another way' : 'in all projects, or at another time'}.
        </p>
      )}
    </div>
  );
}
