import type { Area, Line } from './feature-class.ts';

/** The basemap's colours in the page's scheme, and the font of its names. */
export interface BasemapPalette {
  sea: string;
  areas: Record<Area, string>;
  lines: Record<Line, string>;
  name: string;
  waterName: string;
  halo: string;
  font: string;
}

/** Reads the colours of basemap-colours.css on every drawing, so that a change of scheme only needs a redraw. */
export function readBasemapPalette(element: HTMLElement): BasemapPalette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    sea: colour('sea'),
    areas: {
      land: colour('land'),
      wood: colour('wood'),
      built: colour('built'),
      water: colour('sea'),
      building: colour('building'),
    },
    lines: {
      coast: colour('coast'),
      shore: colour('shore'),
      river: colour('river'),
      path: colour('road'),
      rail: colour('rail'),
      street: colour('road'),
      road: colour('road'),
      highway: colour('highway'),
      region: colour('region'),
      country: colour('country'),
    },
    name: colour('name'),
    waterName: colour('water-name'),
    halo: colour('halo'),
    font: style.fontFamily,
  };
}
