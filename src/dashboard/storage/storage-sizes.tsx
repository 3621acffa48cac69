import { Suspense, useMemo, type ReactNode } from 'react';
import { bytesText } from '#dashboard/ui/text/bytes-text.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';
import classes from './storage-page.module.css';
import type { StorageSource } from '#contract/storage-source.ts';

const TreeMap = lazyPart(async () => (await import('#dashboard/chart/tree-map/tree-map.tsx')).TreeMap);
/** pixels */
const HEIGHT = 168;

interface StorageSizesProps {
  sources: readonly StorageSource[];
  projectName: (id: number) => string;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  /** the page's own switches, beside the caption */
  children: ReactNode;
}

/** A tree map of the sources by size, grouped by project; notes how many have no size. */
export function StorageSizes({ sources, projectName, selectedId, onSelect, children }: StorageSizesProps) {
  const [units] = useByteUnits();
  const items = useMemo(
    () =>
      sources.flatMap(({ id, name, project, total_size_indexed: size }) =>
        size === null || size === 0
          ? []
          : [{ id, label: name, value: size, text: bytesText(size, units), group: projectName(project) }],
      ),
    [sources, projectName, units],
  );
  const without = sources.length - items.length;
  return (
    <figure className={classes.sizes}>
      <Suspense fallback={<div style={{ height: HEIGHT }} />}>
        {items.length === 0 ? (
          <p className={classes.nothing} style={{ height: HEIGHT }}>
            No source here reports a size above 0.
          </p>
        ) : (
          <TreeMap
            label="Storage sources by size"
            items={items}
            whole="what is drawn"
            height={HEIGHT}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        )}
      </Suspense>
      <figcaption>
        <span>
          Area by size, sources of a project together.
          {without > 0 &&
            ` ${numberText(without)} without a size or of size 0 ${without === 1 ? 'is' : 'are'} not drawn.`}
        </span>
        <span className={classes.switches}>{children}</span>
      </figcaption>
    </figure>
  );
}
