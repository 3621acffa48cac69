import { createContext } from 'react';

/**
 * The query that what is inside reads its state from, as `?ordering=name`, where that is not the page's own: of the list
 * that a record was opened from.
 */
export const AddressQuery = createContext<string | null>(null);
