import type { ReactNode } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';

export interface PanelProps<Rec, Of = Rec> {
  list: RecordListModel<Rec>;
  /** the list that the records sum up, which has its own filters */
  of?: RecordListModel<Of> | undefined;
  onClose: () => void;
}

type Panel = <Rec extends { id: number }, Of extends { id: number }>(props: PanelProps<Rec, Of>) => ReactNode;

/** Panels are loaded when they are opened, since few users do. `lazyPart` has no types for generic components. */
function lazily(load: () => Promise<(props: never) => ReactNode>): Panel {
  return lazyPart(load) as unknown as Panel;
}

export const FilterPanel = lazily(async () => (await import('#dashboard/list/filter/filter-panel.tsx')).FilterPanel);
export const ColumnsPanel = lazily(async () => (await import('#dashboard/list/panels/columns-panel.tsx')).ColumnsPanel);
export const DownloadPanel = lazily(
  async () => (await import('#dashboard/list/panels/download-panel.tsx')).DownloadPanel,
);
export const ViewsPanel = lazily(async () => (await import('#dashboard/list/panels/views-panel.tsx')).ViewsPanel);
