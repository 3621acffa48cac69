import type { ColorScheme } from '#dashboard/ui/browser/use-color-scheme.ts';

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

/** A page or record to open, or an action. */
export interface PaletteEntry {
  /** unique among all: "deployment 12" */
  key: string;
  kind: PaletteKind;
  /** of the record; null for other entries */
  id: number | null;
  text: string;
  /** distinguishes entries with the same text */
  detail: string;
  /** more text to be searched */
  also?: string;
  act: PaletteAct;
}

export type PaletteAct =
  | { kind: 'go'; to: string }
  | { kind: 'project'; id: number | null }
  | { kind: 'scheme'; scheme: ColorScheme }
  | { kind: 'refresh' }
  | { kind: 'keys' };

/** The groups, in the sequence in which they are shown. */
export const PALETTE_GROUPS: readonly PaletteKind[] = [
  'page',
  'view',
  'project',
  'deployment',
  'site',
  'session',
  'taxon',
  'export',
  'storage',
  'action',
];
