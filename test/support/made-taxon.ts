import type { Taxon } from '#contract/records/taxon.ts';

/** A species in the form of spec 2.3. */
export function madeTaxon(id: number, changes: Partial<Taxon> = {}): Taxon {
  return {
    id,
    name: `Moth ${id}`,
    rank: 'SPECIES',
    parent_id: null,
    details: '',
    occurrences_count: 3,
    occurrences: '',
    tags: [],
    last_detected: null,
    best_determination_score: null,
    cover_image_url: null,
    created_at: `2024-05-01T10:00:00.${String(id).padStart(6, '0')}`,
    updated_at: '2024-05-01T10:00:00',
    user_permissions: [],
    ...changes,
  };
}
