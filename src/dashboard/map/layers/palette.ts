/** The scheme's colours as a canvas needs them, and the font of the page. */
export interface Palette {
  sea: string;
  land: string;
  coast: string;
  graticule: string;
  ramp: readonly [string, string, string, string, string];
  panel: string;
  ink: string;
  muted: string;
  lamp: string;
  focus: string;
  font: string;
}

/** Reads the current colours of ui/theme.css on every drawing, so that a change of scheme only needs a redraw. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    sea: colour('--map-sea'),
    land: colour('--map-land'),
    coast: colour('--map-coast'),
    graticule: colour('--map-graticule'),
    ramp: [colour('--ramp-1'), colour('--ramp-2'), colour('--ramp-3'), colour('--ramp-4'), colour('--ramp-5')],
    panel: colour('--panel'),
    ink: colour('--ink'),
    muted: colour('--muted'),
    lamp: colour('--lamp'),
    focus: colour('--focus'),
    font: style.fontFamily,
  };
}
