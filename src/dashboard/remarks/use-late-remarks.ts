import { useMemo, useSyncExternalStore } from 'react';
import { useAddressQuery } from '#dashboard/address/url-state.ts';
import type { ListDefinition } from '#dashboard/list/list-definition.ts';
import type * as LateRemarks from './late-remarks.ts';
import type { RemarkedKind } from './remark.ts';

let late: typeof LateRemarks | null = null;
const waiting = new Set<() => void>();

/** Takes the script of stars and notes once it is loaded (`use-remarks-loading.ts`). */
export function provideRemarks(loaded: typeof LateRemarks): void {
  late = loaded;
  for (const listener of waiting) listener();
}

/**
 * What a function makes of the stars and notes; the component renders again when that changes. `otherwise` until their script
 * is loaded.
 *
 * @param select gives the same value while nothing changes
 */
export function useLateRemarks<Value>(select: (remarks: typeof LateRemarks) => Value, otherwise: Value): Value {
  const now = () => (late === null ? otherwise : select(late));
  return useSyncExternalStore(late?.onRemarksChange ?? whenLoaded, now, now);
}

/** A list with the columns "Star" and "Note", once their script is loaded. */
export function useRemarkedList<Rec extends { id: number }>(
  definition: ListDefinition<Rec>,
  kind: RemarkedKind,
): ListDefinition<Rec> {
  const query = useAddressQuery();
  const state = useLateRemarks(({ columnsState }) => columnsState(kind, query), '');
  // `state`: other columns.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => late?.withRemarks(definition, kind) ?? definition, [definition, kind, state]);
}

function whenLoaded(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}
