import { language } from './language.ts';
import { whenUsed } from './when-used.ts';

const clock = whenUsed(() => new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }));
const dayAndClock = whenUsed(
  () => new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
);

/** "21:04" on the viewer's own clock, "20 Nov, 21:04" of another day: when something was read here, never a trap's time. */
export function clockText(milliseconds: number): string {
  const isToday = new Date(milliseconds).toDateString() === new Date().toDateString();
  return (isToday ? clock : dayAndClock)().format(milliseconds);
}
