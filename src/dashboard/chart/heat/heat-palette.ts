/** The colours of the current scheme, and the page's font. */
export interface HeatPalette {
  steps: readonly string[];
  panel: string;
  ink: string;
  muted: string;
  line: string;
  lineStrong: string;
  font: string;
}

/** Reads the current colours of ui/theme.css on every drawing, so that a change of scheme only needs a redraw. */
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
