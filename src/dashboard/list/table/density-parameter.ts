import { readDensity, type Density } from '#dashboard/ui/use-density.ts';
import type { Parameter } from '#dashboard/address/url-state.ts';

/** How high the rows are; where the address does not say, as Settings has it in this browser. */
export const densityParameter: Parameter<Density> = {
  read: (text) => (text === 'comfortable' || text === 'compact' ? text : readDensity()),
  write: (density) => (density === readDensity() ? null : density),
};
