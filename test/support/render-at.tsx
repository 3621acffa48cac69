import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { carryingDefaults } from '#dashboard/address/carrying-defaults.ts';
import { routes } from '#dashboard/routes.tsx';
import { App } from '#dashboard/shell/app.tsx';

/** Renders the whole dashboard at an address, with an empty cache and without retries. */
export function renderAt(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = carryingDefaults(createMemoryRouter(routes, { initialEntries: [address] }));
  const { unmount } = render(<App client={client} router={router} />);
  return {
    user: userEvent.setup(),
    /** the dashboard's current address */
    address: () => router.state.location.pathname + router.state.location.search,
    /** the browser's back button */
    back: () => act(() => router.navigate(-1)),
    client,
    leave: unmount,
  };
}
