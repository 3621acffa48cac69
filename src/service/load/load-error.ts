/** A load that cannot go on for a reason that the reader can do something about; its message is one clear sentence. */
export class LoadError extends Error {}

/** The reader ended the load. */
export class Stopped extends Error {}
