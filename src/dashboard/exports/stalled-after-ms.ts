/** An export that may change and has not for so long is asked about: "stalled?" */
export const STALLED_AFTER_MS = 600_000;
