/** The scheme's colours as the matrix needs them, and the font of the page. */
export interface HeatPalette {
  steps: readonly string[];
  panel: string;
  ink: string;
  muted: string;
  line: string;
  lineStrong: string;
  font: string;
}

/** Reads ui/theme.css as it is now; read anew on every drawing, so that a change of scheme needs nothing but a redraw. */
export function readHeatPalette(element: HTMLElement): HeatPalette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    steps: [1, 2, 3, 4, 5].map((step) => colour(`--heat-${step}`)),
    panel: colour('--panel'),
    ink: colour('--ink'),
    muted: colour('--muted'),
    line: colour('--line'),
    lineStrong: colour('--line-strong'),
    font: style.fontFamily,
  };
}
