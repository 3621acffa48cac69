import { useQueryClient } from '@tanstack/react-query';
import { readAll } from '#dashboard/api/whole/list-options.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import type { UsedComparison } from '#dashboard/compare/model/use-comparison.ts';

interface SessionsLoadedProps {
  name: string;
  query: UsedComparison['queries'][number];
  wire: UsedComparison['wires'][number];
}

/** What of the sessions of one part is not loaded yet, or could not be. */
export function SessionsLoaded({ name, query: { data, error, refetch }, wire }: SessionsLoadedProps) {
  const words = useMessages(compareMessages);
  const client = useQueryClient();
  if (error !== null)
    return (
      <ProblemNote action={words.continue} onAction={() => void refetch()}>
        {words.notLoaded(name)} {error.message}
      </ProblemNote>
    );
  if (data === undefined || data.complete) return null;
  const [read, count] = [numberText(data.read), numberText(data.count)];
  if (data.tooMany)
    return (
      <p className={analysis.offer}>
        {words.mustLoadAll(name, count)}{' '}
        <Button compact onClick={() => void readAll(client, 'events', wire)}>
          {words.loadAll(count)}
        </Button>
      </p>
    );
  if (data.stopped)
    return (
      <ProblemNote action={words.continue} onAction={() => void refetch()}>
        {words.stopped(name, read, count)}
      </ProblemNote>
    );
  return (
    <p className={analysis.hint} aria-busy="true">
      {words.soFar(name, read, count)}
    </p>
  );
}
