/** A load failed for a reason that the user can fix; the message is one clear sentence. */
export class LoadError extends Error {}

/** Records came, and none of them could be used. */
export class NothingUsable extends LoadError {}

/** The user stopped the load. */
export class Stopped extends Error {}
