/** The scheme's colours as a canvas needs them, and the font of the page. */
export interface Palette {
  sea: string;
  land: string;
  coast: string;
  graticule: string;
  panel: string;
  ink: string;
  muted: string;
  lamp: string;
  focus: string;
  font: string;
  /** The colour that a step of a scale names: `--ramp-3`. */
  of: (name: string) => string;
}

/** Reads the current colours of ui/theme.css on every drawing, so that a change of scheme only needs a redraw. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const read = new Map<string, string>();
  const colour = (name: string) => {
    let value = read.get(name);
    if (value === undefined) read.set(name, (value = style.getPropertyValue(name).trim()));
    return value;
  };
  return {
    sea: colour('--map-sea'),
    land: colour('--map-land'),
    coast: colour('--map-coast'),
    graticule: colour('--map-graticule'),
    panel: colour('--panel'),
    ink: colour('--ink'),
    muted: colour('--muted'),
    lamp: colour('--lamp'),
    focus: colour('--focus'),
    font: style.fontFamily,
    of: colour,
  };
}
