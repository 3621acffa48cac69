/** The colours of the current scheme, for a canvas. */
export interface PlotColours {
  bar: string;
  text: string;
  line: string;
  hatch: string;
  /** behind the focused bar */
  marked: string;
  font: string;
}

/** Reads the current colours of ui/theme.css, so that a change of scheme only needs a redraw. */
export function plotColours(element: HTMLElement, bar: string): PlotColours {
  const style = getComputedStyle(element);
  const font = `12px ${style.fontFamily}`;
  if (window.matchMedia('(forced-colors: active)').matches) {
    // Without grid lines, which would be too prominent there.
    return { bar: 'CanvasText', text: 'CanvasText', line: 'Canvas', hatch: 'GrayText', marked: 'Highlight', font };
  }
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    bar: colour(bar),
    text: colour('--muted'),
    line: colour('--line'),
    hatch: colour('--line-strong'),
    marked: colour('--row-selected'),
    font,
  };
}
