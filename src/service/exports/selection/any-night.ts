/** What makes a selection one of all nights. */
export const ANY_NIGHT = { firstDay: null, lastDay: null, firstNight: null, lastNight: null };
