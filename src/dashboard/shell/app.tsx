import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router, useRoutes } from 'react-router-dom';
import { AppRouterContext } from '#dashboard/address/app-router-context.ts';
import type { AppRouter } from '#dashboard/address/create-app-router.ts';
import { applyDefaultFilters } from '#dashboard/api/default-filters/default-filters.ts';
import { chooseDefaultFilters } from '#dashboard/api/default-filters/choose-default-filters.ts';
import { areDefaultsOff } from '#dashboard/address/default-filters-parameter.ts';
import { OpeningContext } from '#dashboard/address/opening-context.ts';

interface AppProps {
  client: QueryClient;
  router: AppRouter;
}

/** The dashboard around its routes. */
export function App({ client, router }: AppProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // The first requests are sent after this effect, and nothing is to be forgotten.
    applyDefaultFilters(!areDefaultsOff(router.state.location.search));
    const stop = router.subscribe((next, options) => {
      chooseDefaultFilters(client, !areDefaultsOff(next.location.search));
      if (options.flushSync) flushSync(() => setState(next));
      // As a transition, React renders time-sliced, and keeps the previous page while a part of the next one is loading.
      else startTransition(() => setState(next));
    });
    return () => stop();
  }, [router, client]);
  return (
    <QueryClientProvider client={client}>
      <AppRouterContext value={router}>
        <OpeningContext value={state.opening}>
          <Router location={state.location} navigator={router}>
            <Routes routes={router.routes} />
          </Router>
        </OpeningContext>
      </AppRouterContext>
    </QueryClientProvider>
  );
}

function Routes({ routes }: Pick<AppRouter, 'routes'>) {
  return useRoutes(routes);
}
