import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import type { ByteUnits } from './bytes-text.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** The units of sizes, stored in this browser and shared by all pages; decimal by default. */
export function useByteUnits(): [ByteUnits, (units: ByteUnits) => void] {
  const [units, change] = useLocalStorage<ByteUnits>({
    key: storageKeys.byteUnits,
    deserialize: (text) => (text === 'binary' ? 'binary' : 'decimal'),
  });
  return [units, change];
}
