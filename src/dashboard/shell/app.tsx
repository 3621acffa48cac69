import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { AppRouter } from '#dashboard/address/app-router.ts';

interface AppProps {
  client: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The dashboard around its routes. */
export function App({ client, router }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <AppRouter value={router}>
        <RouterProvider router={router} />
      </AppRouter>
    </QueryClientProvider>
  );
}
