import { createContext } from 'react';

/**
 * Overrides the query that `useUrlState` reads, as `?ordering=name`: a record's page reads that of the list that it was
 * opened from.
 */
export const AddressQuery = createContext<string | null>(null);
