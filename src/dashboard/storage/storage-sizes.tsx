import { Suspense, useMemo, type ReactNode } from 'react';
import { bytesText } from '#dashboard/ui/text/bytes-text.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import classes from './storage-page.module.css';
import type { StorageSource } from '#contract/records/storage-source.ts';

const TreeMap = lazyPart(async () => (await import('#dashboard/chart/tree-map/tree-map.tsx')).TreeMap);
/** pixels */
const HEIGHT = 168;

interface StorageSizesProps {
  sources: readonly StorageSource[];
  /** all of them are here */
  isKnown: boolean;
  projectName: (id: number | null) => string;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  /** the page's own switches, beside the caption */
  children: ReactNode;
}

/** A tree map of the sources by size, grouped by project; notes how many have no size. */
export function StorageSizes({ sources, isKnown, projectName, selectedId, onSelect, children }: StorageSizesProps) {
  const words = useMessages(storageMessages);
  const [units] = useByteUnits();
  const items = useMemo(
    () =>
      sources.flatMap(({ id, name, project, total_size_indexed: size }) =>
        size === null || size === 0
          ? []
          : [
              {
                id,
                label: nameText({ id, name }),
                value: size,
                text: bytesText(size, units),
                group: projectName(project),
              },
            ],
      ),
    [sources, projectName, units],
  );
  const without = sources.length - items.length;
  return (
    <figure className={classes.sizes}>
      <Suspense fallback={<div style={{ height: HEIGHT }} />}>
        {items.length === 0 ? (
          <p className={classes.nothing} style={{ height: HEIGHT }}>
            {isKnown && words.noSizes}
          </p>
        ) : (
          <TreeMap
            label={words.sizes}
            items={items}
            whole={words.whole}
            height={HEIGHT}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        )}
      </Suspense>
      <figcaption>
        <span>
          {words.sizesAbout} {without > 0 && words.notDrawn(without)}
        </span>
        <span className={classes.switches}>{children}</span>
      </figcaption>
    </figure>
  );
}
