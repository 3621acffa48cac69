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
 * the same night: "8→9 Aug 2025, 00:30".
 *
 * @param ofDeployment those that are known, with or without the session itself
 */
export function nightName(session: NamedSession, ofDeployment: readonly NamedSession[]): string {
  const night = nightText(session.start, session.end);
  const evening = nightIso(session.start);
  const isShared = ofDeployment.some(({ id, start }) => id !== session.id && nightIso(start) === evening);
  return isShared ? `${night}, ${timestampClockText(session.start)}` : night;
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
