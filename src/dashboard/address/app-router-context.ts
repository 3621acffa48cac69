import { createContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/** The app's router, for what needs the location before it is rendered, and for links that are no `Link`. */
export const AppRouterContext = createContext<DataRouter | null>(null);
