import { useMemo } from 'react';
import { useAddressQuery } from '#dashboard/address/url-state.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import { useStore } from '#dashboard/ui/create-store.ts';
import type { RemarkedKind } from './remark.ts';
import { columnsState, withRemarks } from './remark-columns.tsx';
import { onRemarksChange } from './remarks-store.ts';

/** A list with the columns "Star" and "Note". */
export function useRemarkedList<Rec extends { id: number }>(
  definition: ListDefinition<Rec>,
  kind: RemarkedKind,
): ListDefinition<Rec> {
  const query = useAddressQuery();
  const state = useStore({ get: () => columnsState(kind, query), subscribe: onRemarksChange });
  // `state`: other columns.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => withRemarks(definition, kind), [definition, kind, state]);
}
