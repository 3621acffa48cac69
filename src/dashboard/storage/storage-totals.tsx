import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import { indexingState } from './indexing-state.ts';
import { reportedSum } from './reported-sum.ts';
import classes from './storage-page.module.css';
import type { StorageSource } from '#contract/storage-source.ts';
import { sumText } from './sum-text.ts';

const SUMS = [
  { name: 'files', value: (source: StorageSource) => source.total_files_indexed },
  { name: 'captures', value: (source: StorageSource) => source.total_captures_indexed },
] as const;

interface StorageTotalsProps {
  /** the matching sources */
  sources: readonly StorageSource[];
  /** the list is complete */
  whole: boolean;
}

/** Totals of the sources, each with what it is the sum of. */
export function StorageTotals({ sources, whole }: StorageTotalsProps) {
  const words = useMessages(storageMessages);
  const size = reportedSum(sources, ({ total_size_indexed }) => total_size_indexed);
  const states = sources.map(indexingState);
  const never = states.filter((state) => state === 'never indexed').length;
  const empty = states.filter((state) => state === 'indexed and empty').length;
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{words.size}</dt>
        <dd>
          <strong>
            <Bytes value={size.reported === 0 ? null : size.sum} />
          </strong>
          <span>{sumText(size, words)}</span>
        </dd>
      </div>
      {SUMS.map(({ name, value }) => {
        const sum = reportedSum(sources, value);
        return (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>
              <strong>
                <Count value={sum.reported === 0 ? null : sum.sum} />
              </strong>
              <span>{sumText(sum, words)}</span>
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{words.sources}</dt>
        <dd>
          <strong>{numberText(sources.length)}</strong>
          <span>{whole ? words.neverAndEmpty(never, empty) : words.neverAndEmptySoFar(never, empty)}</span>
        </dd>
      </div>
    </dl>
  );
}
