/** The scheme's colours as a canvas needs them. */
export interface PlotColours {
  bar: string;
  text: string;
  line: string;
  hatch: string;
  /** behind the bar that is looked at */
  marked: string;
  font: string;
}

/** Reads ui/theme.css as it is now, so a change of scheme needs nothing but drawing again. */
export function plotColours(element: HTMLElement, bar: string): PlotColours {
  const style = getComputedStyle(element);
  const font = `12px ${style.fontFamily}`;
  if (window.matchMedia('(forced-colors: active)').matches) {
    // Without the lines of the grid, which would shout there.
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
