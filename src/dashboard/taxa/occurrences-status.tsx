import { Button } from '#dashboard/ui/controls/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { readAll, stopLoading, type useWholeList } from '#dashboard/api/whole/list-options.ts';
import { missingFrom, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { countDifference } from '#dashboard/list/arrange/count-difference.ts';
import { knownCountText } from '#dashboard/list/bar/known-count-text.ts';
import { readAllText } from '#dashboard/list/bar/read-all-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from './messages/en.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import classes from './selected-taxon.module.css';

interface OccurrencesStatusProps {
  query: ReturnType<typeof useWholeList<'occurrences'>>;
  filters: { determination: number; project_id: number | null };
  /** the count of the taxon's record */
  counted: number | null;
}

/** How many occurrences the counts include, and what to do if some are missing. */
export function OccurrencesStatus({ query, filters, counted }: OccurrencesStatusProps) {
  const words = useMessages(taxaMessages);
  const client = useQueryClient();
  const { data, isFetching, refetch } = query;
  if (data === undefined) return <p className={classes.note}>{words.loadingOccurrences}</p>;
  const { records, count, read, complete, tooMany } = data;
  const total = knownCountText(data);
  if (tooMany && !isFetching) {
    return (
      <div className={classes.note}>
        <p>{words.mustLoadAll(total)}</p>
        <Button compact onClick={() => void readAll(client, 'occurrences', filters)}>
          {readAllText(data, words.occurrencesNoun)}
        </Button>
      </div>
    );
  }
  const missing = missingFrom(data);
  const ofAll = filters.project_id === null;
  const difference = countDifference(data, words.occurrencesNoun);
  return (
    <div className={classes.note}>
      <p role="status">{basisText(data, ofAll, words)}</p>
      {!complete && isFetching && (
        <div className={classes.loading}>
          <ProgressBar
            className={classes.progress}
            label={words.loaded(numberText(read), total)}
            fraction={read / Math.max(1, count)}
          />
          <Button compact onClick={() => void stopLoading(client, 'occurrences', filters)}>
            {words.cancel}
          </Button>
        </div>
      )}
      {!isFetching && (!complete || missing > 0) && (
        <ProblemNote action={complete ? words.loadAgain : words.resume} onAction={() => void refetch()}>
          {complete ? words.missing(numberText(missing)) : words.stoppedAt(numberText(read), total)}
        </ProblemNote>
      )}
      {data.rejected.length > 0 && <p>{words.leftOut(data.rejected.length)}</p>}
      {difference !== null && <p>{difference}</p>}
      {complete && counted !== null && counted !== records.length && (
        <p>{ofAll ? words.recordCounts(numberText(counted)) : words.recordCountsAll(numberText(counted))}</p>
      )}
    </div>
  );
}

/** How many of the occurrences are counted; `ofAll`: of all projects. */
function basisText(data: WholeList<unknown>, ofAll: boolean, words: Messages): string {
  const { records, count, complete, openEnded } = data;
  if (complete && !openEnded && records.length === count) {
    return ofAll ? words.basedOnAll(count) : words.basedOnAllOfProject(count);
  }
  return words[ofAll ? 'basedOn' : 'basedOnOfProject'](numberText(records.length), knownCountText(data));
}
