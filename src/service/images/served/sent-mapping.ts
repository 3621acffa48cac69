import type { SentMapping } from '#contract/images/image-requests.ts';
import type { ImageMapping } from '#service/images/image-mapping.ts';
import type { TrapsTable } from '#service/images/traps-table.ts';
import { WrongRequest } from './wrong-request.ts';

/** A mapping as it is sent: of a table only that there is one. */
export function sentMapping({ rule, gapHours, cutsAtNoon, names, zone, shifts }: ImageMapping): SentMapping {
  return {
    rule: rule.by === 'table' ? { by: 'table' } : rule,
    gap_hours: gapHours,
    cut_at_noon: cutsAtNoon,
    names,
    zone,
    shifts: Object.fromEntries(shifts),
  };
}

/**
 * A mapping that was sent, with the folders of the table that came with it, or else of the stored one.
 *
 * @throws WrongRequest where there is no such table
 */
export function readSentMapping(
  { rule, gap_hours: gapHours, cut_at_noon: cutsAtNoon, names, zone, shifts }: SentMapping,
  table: TrapsTable | null,
  stored: ImageMapping | null,
): ImageMapping {
  return {
    rule: rule.by === 'table' ? ofTable(table, stored) : rule,
    gapHours,
    cutsAtNoon,
    names,
    zone,
    shifts: new Map(
      Object.entries(shifts)
        .filter(([, seconds]) => seconds !== 0)
        .map(([name, seconds]) => [name.normalize('NFC'), seconds]),
    ),
  };
}

function ofTable(table: TrapsTable | null, stored: ImageMapping | null): ImageMapping['rule'] {
  if (table !== null) return { by: 'table', folders: table.folders };
  if (stored?.rule.by === 'table') return stored.rule;
  throw new WrongRequest('table', 'A table is missing, which says the deployments.');
}
