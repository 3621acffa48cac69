import { useState } from 'react';

/** An image from the first of `addresses` that loads; `address` is null when none of them did, or there are none. */
export function useFirstToLoad(addresses: readonly string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [address = null, ...others] = addresses.filter((one) => !failed.includes(one));
  return {
    address,
    /** there is no other one to try */
    isLast: others.length === 0,
    onFailure: () => {
      if (address !== null) setFailed([...failed, address]);
    },
  };
}
