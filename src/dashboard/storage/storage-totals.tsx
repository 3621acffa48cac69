import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import { indexingState } from './indexing-state.ts';
import { reportedSum } from './reported-sum.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './storage-page.module.css';
import type { StorageSource } from '#contract/records/storage-source.ts';
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
        <Text as="dt">{words.size}</Text>
        <dd>
          <strong>
            <Bytes value={size.reported === 0 ? null : size.sum} />
          </strong>
          <Text as="span">{sumText(size, words)}</Text>
        </dd>
      </div>
      {SUMS.map(({ name, value }) => {
        const sum = reportedSum(sources, value);
        return (
          <div key={name}>
            <Text as="dt">{words[name]}</Text>
            <dd>
              <strong>
                <Count value={sum.reported === 0 ? null : sum.sum} />
              </strong>
              <Text as="span">{sumText(sum, words)}</Text>
            </dd>
          </div>
        );
      })}
      <div>
        <Text as="dt">{words.sources}</Text>
        <dd>
          <strong>{numberText(sources.length)}</strong>
          <Text as="span">{whole ? words.neverAndEmpty(never, empty) : words.neverAndEmptySoFar(never, empty)}</Text>
        </dd>
      </div>
    </dl>
  );
}
