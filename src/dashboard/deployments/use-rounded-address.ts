import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { roundedQuery } from '#dashboard/address/rounded-query.ts';
import type { PlaceDigits } from '#dashboard/ui/use-place-digits.ts';

/** An address that was made with exact places gives none away once they are rounded. */
export function useRoundedAddress(digits: PlaceDigits): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = roundedQuery(search, digits);
  const isExact = wanted !== roundedQuery(search, null);
  // Before anybody sees it.
  useLayoutEffect(() => {
    if (isExact) void navigate({ search: `?${wanted}`, hash }, { replace: true });
  }, [isExact, wanted, hash, navigate]);
}
