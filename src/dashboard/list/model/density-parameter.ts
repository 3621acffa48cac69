import { readDensity, type Density } from '#dashboard/ui/use-density.ts';
import type { Parameter } from '#dashboard/address/url-state.ts';

/** The height of rows; without it in the address, the one chosen in Settings in this browser. */
export const densityParameter: Parameter<Density> = {
  read: (text) => (text === 'comfortable' || text === 'compact' ? text : readDensity()),
  write: (density) => (density === readDensity() ? null : density),
};
