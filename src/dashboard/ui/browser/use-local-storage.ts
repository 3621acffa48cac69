import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createStorageChanges } from '#dashboard/ui/create-store.ts';

interface Stored<Value> {
  key: string;
  /** undefined: nothing is stored. A function of module level, where the value is an object: it is then parsed once. */
  deserialize: (text: string | undefined) => Value;
  serialize?: (value: Value) => string;
}

const changes = createStorageChanges();
/** What a blocked storage did not take: it lasts as long as the page. */
const unstored = new Map<string, string>();

/** A value in this browser's local storage, of all tabs, and its setter. */
export function useLocalStorage<Value>({ key, deserialize, serialize = String }: Stored<Value>) {
  const read = () => storedText(key);
  const text = useSyncExternalStore(changes.subscribe, read, read);
  const value = useMemo(() => deserialize(text), [deserialize, text]);
  const change = useCallback(
    (next: Value) => {
      store(key, serialize(next));
      changes.tell();
    },
    [key, serialize],
  );
  return [value, change] as const;
}

/** What is stored under a key; undefined where nothing is, or storage is blocked. For use outside React. */
export function storedText(key: string): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unstored.get(key);
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}
