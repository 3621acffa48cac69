import { useState } from 'react';

/** The first of `addresses` whose image loads; `address` is null when all failed or there are none. */
export function useFirstToLoad(addresses: readonly string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [address = null, ...others] = addresses.filter((one) => !failed.includes(one));
  return {
    address,
    /** no other address is left to try */
    isLast: others.length === 0,
    onFailure: () => {
      if (address !== null) setFailed([...failed, address]);
    },
  };
}
