/** A load failed for a reason that the user can fix; the message is one clear sentence. */
export class LoadError extends Error {}

/** Records came, and none of them could be used, or none came. */
export class NothingUsable extends LoadError {}

/** Everything else was loaded, but so much of a table was set aside that something is wrong with the source. */
export class MuchSetAside extends LoadError {}

/** The user stopped the load. */
export class Stopped extends Error {}
