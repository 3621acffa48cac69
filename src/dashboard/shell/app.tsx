import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { AppRouterContext } from '#dashboard/address/app-router-context.ts';
import { areDefaultsOff } from '#dashboard/address/default-filters-parameter.ts';
import { applyDefaultFilters } from '#dashboard/api/http/default-filters.ts';
import { readRecord } from './open-ahead.ts';
import { chooseDefaultFilters } from '#dashboard/api/default-filters/choose-default-filters.ts';

interface AppProps {
  client: QueryClient;
  router: DataRouter;
}

/** The dashboard around its routes. */
export function App({ client, router }: AppProps) {
  useLayoutEffect(() => {
    // The first requests are sent after this effect, and nothing is to be forgotten.
    applyDefaultFilters(!areDefaultsOff(router.state.location.search));
    const stop = router.subscribe(({ location, navigation }) => {
      chooseDefaultFilters(client, !areDefaultsOff(location.search));
      // Beside the script of the page.
      if (navigation.location !== undefined) readRecord(client, navigation.location.pathname);
    });
    return () => stop();
  }, [router, client]);
  return (
    <QueryClientProvider client={client}>
      <AppRouterContext value={router}>
        <RouterProvider router={router} />
      </AppRouterContext>
    </QueryClientProvider>
  );
}
