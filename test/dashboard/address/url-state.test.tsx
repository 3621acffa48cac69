import { act, render, renderHook } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ParameterPrefix } from '#dashboard/address/parameter-prefix.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { columnsParameter } from '#dashboard/list/model/columns-parameter.ts';
import { App } from '#dashboard/shell/app.tsx';
import { orderingParameter, textParameter, useChangeParameters, useUrlState } from '#dashboard/address/url-state.ts';

const columns = ['name', 'captures', 'start'].map((field) => ({ field, width: 100 }));
const list = {
  ordering: orderingParameter(['name', 'captures'], 'name'),
  columns: columnsParameter(columns),
};
const others = { columns: columnsParameter(columns), search: textParameter };

test('a value that does not change in the address keeps its identity', async () => {
  const { result } = renderHook(
    () => {
      const [state, change] = useUrlState(list);
      return { state, change, other: useUrlState(others)[0] };
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/?columns=name,captures&search=bois']}>{children}</MemoryRouter>
      ),
    },
  );
  const before = result.current;
  expect(before.state.columns).toEqual(['name', 'captures']);
  await act(() => before.change({ ordering: [{ field: 'captures', descending: true }] }));
  const after = result.current;
  expect(after.state.ordering).toEqual([{ field: 'captures', descending: true }]);
  expect(after.state.columns).toBe(before.state.columns);
  expect(after.other).toBe(before.other);
  await act(() => after.change({ columns: ['name'] }));
  expect(result.current.state.columns).toEqual(['name']);
  expect(result.current.state.ordering).toBe(after.state.ordering);
  expect(result.current.other).not.toBe(before.other);
  expect(result.current.other.search).toBe('bois');
});

test('a change made before the last one is rendered keeps what that one wrote', async () => {
  const changes: (() => Promise<void>)[] = [];
  function Page() {
    const [, change] = useUrlState(list);
    const [, changeOthers] = useUrlState(others);
    // Of the first render, as for a user who is faster than the second one.
    if (changes.length === 0) {
      changes.push(() => change({ columns: ['name'] }));
      changes.push(() => changeOthers({ search: 'bois' }));
    }
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(<App client={createQueryClient()} router={router} />);
  await act(() => Promise.all(changes.map((change) => change())));
  expect(router.state.location.search).toBe('?columns=name&search=bois');
});

test('a second list on a page has its own parameters, and the page’s project', async () => {
  const second = { ...projectParameters, ordering: orderingParameter(['name', 'nights'], '-nights'), ...others };
  const seen: ReturnType<typeof useUrlState<{ search: string; project: number | null }>>[0][] = [];
  const acts: Record<string, () => Promise<void>> = {};
  function Second() {
    const [state, change] = useUrlState(second);
    const changeParameters = useChangeParameters();
    seen.push(state);
    // oxlint-disable-next-line react/immutability -- the test calls what the component made
    acts['sort'] = () => change({ ordering: [{ field: 'name', descending: false }], project: 4 });
    // oxlint-disable-next-line react/immutability
    acts['clear'] = () => changeParameters({ search: null });
    return null;
  }
  const page = (
    <ParameterPrefix value="second_">
      <Second />
    </ParameterPrefix>
  );
  const address = '/?ordering=-captures&search=bois&project=3&second_search=noctua';
  const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: [address] });
  render(<App client={createQueryClient()} router={router} />);
  expect(seen.at(-1)).toMatchObject({
    search: 'noctua',
    project: 3,
    ordering: [{ field: 'nights', descending: true }],
  });
  await act(() => acts['sort']?.());
  expect(router.state.location.search).toBe(
    '?ordering=-captures&search=bois&project=4&second_search=noctua&second_ordering=name',
  );
  await act(() => acts['clear']?.());
  expect(router.state.location.search).toBe('?ordering=-captures&search=bois&project=4&second_ordering=name');
});
