import { act, renderHook } from '@testing-library/react';
import { createPath, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';

/** A hook of a page at an address, with an empty cache: what it returns now, what the address is, and a way to another. */
export function hookAt<Result>(address: string, useHook: () => Result) {
  const client = createQueryClient();
  const Queries = queryWrapper(client);
  const { result } = renderHook(
    () => ({ returned: useHook(), address: createPath(useLocation()), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[address]}>
          <Queries>{children}</Queries>
        </MemoryRouter>
      ),
    },
  );
  return {
    now: () => result.current.returned,
    address: () => result.current.address,
    go: async (to: string) => act(async () => result.current.navigate(to)),
    client,
  };
}
