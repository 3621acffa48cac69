import type { ReactNode } from 'react';
import type { MapView } from '#dashboard/map/map-point.ts';

export interface MapToolsProps {
  /** decimals of coordinates; null: exact */
  digits: number | null;
  /** an area was drawn: two opposite corners of a box, or a ring */
  onArea: (corners: readonly (readonly [latitude: number, longitude: number])[]) => void;
  /** the area in view was asked for: the keyboard's way to an area */
  onView: (view: MapView, size: { width: number; height: number }) => void;
  onPrint: () => void;
  /** the page's own, below the tools */
  children: ReactNode;
}

/** The tool in use. */
export type ToolMode = 'box' | 'ring' | 'distance';
