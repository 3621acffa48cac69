import type { MantineColorScheme } from '@mantine/core';

export type PaletteKind =
  | 'page'
  | 'view'
  | 'action'
  | 'project'
  | 'deployment'
  | 'site'
  | 'session'
  | 'taxon'
  | 'export'
  | 'storage';

/** One thing to go to or to do. */
export interface PaletteEntry {
  /** unique among all: "deployment 12" */
  key: string;
  kind: PaletteKind;
  /** of the record; null where it is none */
  id: number | null;
  text: string;
  /** what tells it from others of the same name */
  detail: string;
  /** more that it is found by */
  also?: string;
  act: PaletteAct;
}

export type PaletteAct =
  | { kind: 'go'; to: string }
  | { kind: 'project'; id: number | null }
  | { kind: 'scheme'; scheme: MantineColorScheme }
  | { kind: 'refresh' }
  | { kind: 'keys' };

/** The groups in the order in which they are shown. */
export const PALETTE_GROUPS: readonly { kind: PaletteKind; title: string }[] = [
  { kind: 'page', title: 'Pages' },
  { kind: 'view', title: 'Saved views' },
  { kind: 'project', title: 'Projects' },
  { kind: 'deployment', title: 'Deployments' },
  { kind: 'site', title: 'Sites' },
  { kind: 'session', title: 'Sessions' },
  { kind: 'taxon', title: 'Taxa' },
  { kind: 'export', title: 'Exports' },
  { kind: 'storage', title: 'Storage sources' },
  { kind: 'action', title: 'Actions' },
];
