import { useLocalStorage } from '@mantine/hooks';
import type { ByteUnits } from './bytes-text.ts';

/** The units that sizes are written in, remembered in this browser and the same on every page; decimal by default. */
export function useByteUnits(): [ByteUnits, (units: ByteUnits) => void] {
  const [units, change] = useLocalStorage<ByteUnits>({
    key: 'noctuary-byte-units',
    defaultValue: 'decimal',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (text) => (text === 'binary' ? 'binary' : 'decimal'),
  });
  return [units, change];
}
