import { SelectQueryNode, type CompiledQuery } from 'kysely';

/** Whether a statement only reads, so that it may run during a write, or twice. */
export function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*(select|explain)\b/i.test(sql));
}
