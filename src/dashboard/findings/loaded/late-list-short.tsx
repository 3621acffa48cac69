import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

/** `ListShort`, loaded where a list is short: few are. */
export const LateListShort = lazyPart(async () => (await import('./list-short.tsx')).ListShort);
