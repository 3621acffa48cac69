import type { ReactNode } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import type { PanelProps } from '#dashboard/list/view/panels/panel-props.ts';

type Panel = <Rec extends { id: number }, Of extends { id: number }>(props: PanelProps<Rec, Of>) => ReactNode;

/** Panels are loaded when they are opened, since few users do. `lazyPart` has no types for generic components. */
function lazily(load: () => Promise<(props: never) => ReactNode>): Panel {
  return lazyPart(load) as unknown as Panel;
}

export const FilterPanel = lazily(
  async () => (await import('#dashboard/list/view/panels/filter-panel.tsx')).FilterPanel,
);
export const ColumnsPanel = lazily(
  async () => (await import('#dashboard/list/view/panels/columns-panel.tsx')).ColumnsPanel,
);
export const DownloadPanel = lazily(
  async () => (await import('#dashboard/list/view/panels/download-panel.tsx')).DownloadPanel,
);
export const ViewsPanel = lazily(async () => (await import('#dashboard/list/view/panels/views-panel.tsx')).ViewsPanel);
