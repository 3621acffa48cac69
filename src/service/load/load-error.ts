/** A load failed for a reason that the user can fix; the message is one clear sentence. */
export class LoadError extends Error {}

/** The user stopped the load. */
export class Stopped extends Error {}
