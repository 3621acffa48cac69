import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { indexingState } from './indexing-state.ts';
import { reportedSum } from './reported-sum.ts';
import classes from './storage-page.module.css';
import type { StorageSource } from '#contract/storage-source.ts';
import { sumWords } from './sum-words.ts';

const SUMS = [
  { name: 'Files', what: 'files', value: (source: StorageSource) => source.total_files_indexed },
  { name: 'Captures', what: 'captures', value: (source: StorageSource) => source.total_captures_indexed },
];

interface StorageTotalsProps {
  /** the matching sources */
  sources: readonly StorageSource[];
  /** the list is complete */
  whole: boolean;
}

/** Totals of the sources, each with what it is the sum of. */
export function StorageTotals({ sources, whole }: StorageTotalsProps) {
  const size = reportedSum(sources, ({ total_size_indexed }) => total_size_indexed);
  const states = sources.map(indexingState);
  const never = states.filter((state) => state === 'never indexed').length;
  const empty = states.filter((state) => state === 'indexed and empty').length;
  return (
    <dl className={classes.totals}>
      <div>
        <dt>Size</dt>
        <dd>
          <strong>
            <Bytes value={size.reported === 0 ? null : size.sum} />
          </strong>
          <span>{sumWords(size, 'a size')}</span>
        </dd>
      </div>
      {SUMS.map(({ name, what, value }) => {
        const sum = reportedSum(sources, value);
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>
                <Count value={sum.reported === 0 ? null : sum.sum} />
              </strong>
              <span>{sumWords(sum, what)}</span>
            </dd>
          </div>
        );
      })}
      <div>
        <dt>Sources</dt>
        <dd>
          <strong>{numberText(sources.length)}</strong>
          <span>
            {whole ? '' : 'read so far; '}
            {numberText(never)} never indexed, {numberText(empty)} indexed and empty
          </span>
        </dd>
      </div>
    </dl>
  );
}
