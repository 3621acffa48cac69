import { vi } from 'vitest';

type Methods = Partial<Pick<Storage, 'getItem' | 'setItem'>>;

/** Gives localStorage other methods; `vi.unstubAllGlobals()` and the function that comes back take them away again. */
export function storageWith(methods: Methods): () => void {
  const storage = localStorage;
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      get: (target, name) => {
        const own = name === 'getItem' || name === 'setItem' ? methods[name] : undefined;
        const value: unknown = own ?? Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
  );
  return () => void vi.unstubAllGlobals();
}

/** A method that the browser refuses: a full storage, or one that the reader has blocked. */
export function refusing(name: 'QuotaExceededError' | 'SecurityError'): () => never {
  return () => {
    throw new DOMException('no', name);
  };
}
