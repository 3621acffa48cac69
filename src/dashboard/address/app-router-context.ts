import { createContext } from 'react';
import type { AppRouter } from './create-app-router.ts';

/** The app's router, for what needs the location before it is rendered, and for links that are no `Link`. */
export const AppRouterContext = createContext<Pick<AppRouter, 'state' | 'createHref'> | null>(null);
