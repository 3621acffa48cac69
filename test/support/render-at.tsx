import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppRouter } from '#dashboard/address/create-app-router.ts';
import { memoryHistory } from '#dashboard/address/memory-history.ts';
import { routes } from '#dashboard/routes.tsx';
import { App } from '#dashboard/shell/app.tsx';

/** Renders the whole dashboard at an address, with an empty cache and without retries. */
export function renderAt(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createAppRouter(routes, memoryHistory(address));
  const { unmount } = render(<App client={client} router={router} />);
  return {
    user: userEvent.setup(),
    /** the dashboard's current address */
    address: () => router.state.location.pathname + router.state.location.search,
    /** the browser's back button */
    back: () => act(async () => router.go(-1)),
    client,
    leave: unmount,
  };
}
