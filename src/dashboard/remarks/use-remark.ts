import { useStore } from '#dashboard/ui/create-store.ts';
import type { Remark, RemarkedKind } from './remark.ts';
import { onRemarksChange, remarksOf, whyUnstored, type Refusal } from './remarks-store.ts';

/** The star and the note of a record, and why their last change is not stored. The component renders again when they change. */
export function useRemark(kind: RemarkedKind, id: number): { remark: Remark | null; why: Refusal | null } {
  const remark = useStore({ get: () => remarksOf(kind).get(id) ?? null, subscribe: onRemarksChange });
  const why = useStore({ get: () => whyUnstored(kind, id), subscribe: onRemarksChange });
  return { remark, why };
}
