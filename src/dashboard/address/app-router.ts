import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

/** The app's router. Its state has a new location at once, while React Router's hooks return it with the next render. */
export const AppRouter = createContext<Pick<ReturnType<typeof createBrowserRouter>, 'state'> | null>(null);
