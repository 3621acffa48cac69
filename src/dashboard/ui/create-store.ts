import { useSyncExternalStore } from 'react';

/** Begins to listen for what changes the value, with the first subscriber; the function that it returns ends that with the last. */
type Listen = () => () => void;

/** A value of the page outside of React, which components follow with `useStore`. */
export interface Store<Value> {
  get: () => Value;
  /** Calls the subscribers where the value is another one. */
  set: (next: Value) => void;
  /** @returns a function that ends it */
  subscribe: (subscriber: () => void) => () => void;
}

/** Where the value itself is elsewhere, such as in the browser's storage: says that it has changed. */
export interface Changes {
  tell: () => void;
  /** @returns a function that ends it */
  subscribe: (subscriber: () => void) => () => void;
}

export function createStore<Value>(first: Value, listen: Listen = () => () => {}): Store<Value> {
  const subscribers = new Set<() => void>();
  let value = first;
  let end = () => {};
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const subscriber of subscribers) subscriber();
    },
    subscribe: (subscriber) => {
      if (subscribers.size === 0) end = listen();
      subscribers.add(subscriber);
      return () => {
        if (subscribers.delete(subscriber) && subscribers.size === 0) end();
      };
    },
  };
}

export function createChanges(listen?: Listen): Changes {
  const { get, set, subscribe } = createStore(0, listen);
  return { tell: () => set(get() + 1), subscribe };
}

/** Changes of what the browser stores, in this tab (`tell`) and in others. */
export function createStorageChanges(): Changes {
  const changes = createChanges(() => {
    window.addEventListener('storage', changes.tell);
    return () => window.removeEventListener('storage', changes.tell);
  });
  return changes;
}

/** The store's value; the component renders again when it is another one. */
export function useStore<Value>({ get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
