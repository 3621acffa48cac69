import { createContext } from 'react';

/**
 * Is put before the names of all parameters that `useUrlState` reads and writes, except the project's: a second list on a
 * page has its own ordering and selection in the address (`species_ordering=`).
 */
export const ParameterPrefix = createContext('');
