import { createContext } from 'react';
import type { RouterState } from './create-app-router.ts';

/** Whose script is being loaded, as of the current render. */
export const OpeningContext = createContext<RouterState['opening']>(null);
