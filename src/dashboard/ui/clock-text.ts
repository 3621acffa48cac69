const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** "21:04" on the viewer's own clock: for when something was read here, never for what a trap recorded. */
export function clockText(milliseconds: number): string {
  return clock.format(milliseconds);
}
