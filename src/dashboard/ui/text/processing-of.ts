/** What tells how much of a session was processed; a field that is missing or null is not reported. */
interface Processed {
  captures_count: number | null;
  processed_captures_count?: number | null | undefined;
  occurrences_count: number | null;
}

/**
 * How many of a session's images were processed (`docs/words.md`): where a service does not say it, its counts are taken as
 * those of all. What has occurrences was processed at least in part.
 */
export function processingOf(session: Processed): 'all' | 'some' | 'none' {
  const { captures_count: captures, processed_captures_count: processed = null, occurrences_count: found } = session;
  if (processed === null) return 'all';
  if (processed === 0 && captures !== 0) return (found ?? 0) > 0 ? 'some' : 'none';
  return captures !== null && processed < captures ? 'some' : 'all';
}

/** A count of a session; null where it is not reported, and where it is 0 because no image was processed. */
export function knownCount<Field extends string>(
  session: Processed & Readonly<Record<Field, number | null>>,
  field: Field,
): number | null {
  const isUnknown = field !== 'captures_count' && session[field] === 0 && processingOf(session) === 'none';
  return isUnknown ? null : session[field];
}

/** A count of a session for rates and absences: null as well where only some of the images were processed. */
export function wholeCount<Field extends string>(
  session: Processed & Readonly<Record<Field, number | null>>,
  field: Field,
): number | null {
  return field === 'captures_count' || processingOf(session) === 'all' ? session[field] : null;
}
