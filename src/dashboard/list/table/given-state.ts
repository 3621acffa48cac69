import type { TableReactivityBindings } from '@tanstack/table-core/reactivity';

/** Nothing is to be told: the component that gives the state draws it. */
const subscribe = () => ({ unsubscribe: () => {} });

/**
 * How TanStack Table stores the state of a table that is given all of its state and options whenever it is drawn. The
 * binding of its React package, with a store that parts of a page could subscribe to, weighs 2.4 kB more (gzip).
 */
export const givenState: TableReactivityBindings = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => {},
  createReadonlyAtom: (get) => ({ get, subscribe }),
  createWritableAtom: <Value>(first: Value) => {
    let value = first;
    const set = (next: Value | ((before: Value) => Value)) => {
      value = typeof next === 'function' ? (next as (before: Value) => Value)(value) : next;
    };
    return { get: () => value, set, subscribe };
  },
  untrack: (read) => read(),
  batch: (change) => change(),
  schedule: (run) => queueMicrotask(run),
};
