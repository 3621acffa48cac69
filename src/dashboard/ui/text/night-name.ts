import { timestampClockText } from './clock-text.ts';
import { nightIso } from './night-iso.ts';
import { nightText } from './night-text.ts';

interface NamedSession {
  id: number;
  start: string;
  end: string | null;
}

/**
 * The name of a session among those of its deployment: its night, "8→9 Aug 2025", with its start where another session has
 * the same night: "8→9 Aug 2025, 00:30"; to the second, and with its id, where that is the same, too.
 *
 * @param ofDeployment those that are known, with or without the session itself
 */
export function nightName(session: NamedSession, ofDeployment: readonly NamedSession[]): string {
  const night = nightText(session.start, session.end);
  const evening = nightIso(session.start);
  const others = ofDeployment.filter(({ id, start }) => id !== session.id && nightIso(start) === evening);
  if (others.length === 0) return night;
  const { start } = session;
  const clock = timestampClockText(start);
  const alike = others.filter(
    (other) => timestampClockText(other.start) === clock && nightText(other.start, other.end) === night,
  );
  if (alike.length === 0) return `${night}, ${clock}`;
  const name = `${night}, ${start.slice('YYYY-MM-DDT'.length)}`;
  return alike.some((other) => other.start === start) ? `${name}, #${session.id}` : name;
}

/** The name of each of a deployment's sessions among the others (`nightName`), for lists of all of them. */
export function nightNames<Session extends NamedSession>(
  ofDeployment: readonly Session[],
): (session: Session) => string {
  const nights = new Map<string, Session[]>();
  for (const session of ofDeployment) {
    const evening = nightIso(session.start);
    nights.set(evening, [...(nights.get(evening) ?? []), session]);
  }
  return (session) => nightName(session, nights.get(nightIso(session.start)) ?? []);
}
