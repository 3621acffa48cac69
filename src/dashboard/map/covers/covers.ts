import type { Map as LeafletMap } from 'leaflet';
import { createChanges } from '#dashboard/ui/create-store.ts';
import type { Rectangle } from '#dashboard/map/layers/is-clear.ts';

/** Fired on a map when what lies over it appears, disappears or changes size. */
export const COVERS_EVENT = 'covers';

const known = new Set<HTMLElement>();
const changes = createChanges();

/** A ref: its element lies over a map, or may, such as a sheet from the window's lower edge. */
export function coverOfMap(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  known.add(element);
  element.addEventListener('animationend', changes.tell);
  changes.tell();
  return () => {
    known.delete(element);
    element.removeEventListener('animationend', changes.tell);
    changes.tell();
  };
}

/** Calls back when elements begin or cease to lie over maps, and when they have moved; returns what unsubscribes. */
export function onCovers(listener: () => void): () => void {
  return changes.subscribe(listener);
}

/** What lies over a map, or may: buttons, switches, legend, scale, attribution, and the page's own. */
export function coverElements(map: LeafletMap): Element[] {
  return [...known, ...map.getContainer().querySelectorAll('.leaflet-control')];
}

/** The boxes that cover a part of the map, in CSS px of its container. */
export function coversOf(map: LeafletMap): Rectangle[] {
  const container = map.getContainer().getBoundingClientRect();
  return coverElements(map).flatMap((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isOver = left < container.right && right > container.left && top < container.bottom && bottom > container.top;
    if (width === 0 || height === 0 || !isOver) return [];
    return {
      left: left - container.left,
      top: top - container.top,
      right: right - container.left,
      bottom: bottom - container.top,
    };
  });
}
