import { useMemo } from 'react';
import { FirstCards } from '#dashboard/list/view/first-cards.tsx';
import { WhyNothing } from '#dashboard/list/view/bar/why-nothing.tsx';
import { ReadAllOffer } from '#dashboard/list/view/bar/read-all-offer.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { projectShares } from './project-shares.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import { SourcePanel } from './source-panel.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './storage-panels.module.css';
import type { KnownImages } from '#dashboard/api/images/image-sources.ts';
import type { StorageSource } from '#contract/records/storage-source.ts';

interface StoragePanelsProps {
  list: RecordListModel<StorageSource>;
  projectName: (id: number | null) => string;
  /** what is known of folders of images; undefined: nothing (yet) */
  images: KnownImages | undefined;
}

/** A panel for each source of the list, in its ordering. */
export function StoragePanels({ list, projectName, images }: StoragePanelsProps) {
  const words = useMessages(storageMessages);
  const { all, shown, source: rows } = list.rows;
  const { selectedId, select } = list.selection;
  // Of all sources of the project, ignoring search and filters.
  const shares = useMemo(() => projectShares(all), [all]);
  if (rows === 'loading') return <Text className={classes.note}>{words.loading}</Text>;
  if (rows === 'ask') return <ReadAllOffer list={list} />;
  if (shown.length === 0) {
    return (
      <Text className={classes.note}>
        <WhyNothing list={list} />
      </Text>
    );
  }
  return (
    <FirstCards list={list} className={classes.end}>
      {(sources) => (
        <ul className={classes.panels}>
          {sources.map((source) => (
            <SourcePanel
              key={source.id}
              source={source}
              projectName={projectName(source.project)}
              share={source.project === null ? null : (shares.get(source.project) ?? NO_SHARE)}
              images={images}
              isSelected={source.id === selectedId}
              onSelect={(id) => void select(id)}
            />
          ))}
        </ul>
      )}
    </FirstCards>
  );
}

/** While the first page is shown before the whole list has loaded. */
const NOTHING = { sum: 0, reported: 0, of: 0 };
const NO_SHARE = { bytes: NOTHING, files: NOTHING };
