import type { ImagePreview } from '#contract/images/image-answers.ts';
import type { ImageMapping } from '#service/images/image-mapping.ts';
import { previewImages, type ImagesPreview } from '#service/images/preview-images.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';
import type { TrapsTable } from '#service/images/traps-table.ts';

/** Deployments that are sent. */
const MOST_DEPLOYMENTS = 500;

interface Look {
  store: ImageStore;
  mapping: ImageMapping;
  table: TrapsTable | null;
  /** It ends after this, with what was seen until then. */
  previewMs: number;
  signal: AbortSignal;
}

/** Looks at a folder, and says what indexing it would make of it. @throws LoadError where the folder is unreachable */
export async function sentPreview({ store, mapping, table, previewMs, signal }: Look) {
  const traps = table?.traps ?? new Map<string, never>();
  const deadline = AbortSignal.timeout(previewMs);
  const look = { store, mapping, traps, signal, deadline, onImages: () => {} };
  const { deployments, problems, ...seen } = await previewImages(look);
  const known = deployments.filter(({ hasPlace }) => hasPlace).length;
  return {
    is_whole: seen.isWhole,
    images: seen.images,
    captures: sumOf(deployments, 'captures'),
    sessions: sumOf(deployments, 'sessions'),
    nights: seen.nights,
    first_night: seen.firstNight,
    last_night: seen.lastNight,
    deployments_count: deployments.length,
    deployments: deployments
      .slice(0, MOST_DEPLOYMENTS)
      .map(({ hasPlace, ...deployment }) => ({ ...deployment, has_place: hasPlace })),
    places: { known, missing: deployments.length - known },
    problems: problems.found(),
    notes: table?.notes ?? [],
  } satisfies Partial<ImagePreview>;
}

function sumOf(deployments: ImagesPreview['deployments'], field: 'captures' | 'sessions'): number {
  return deployments.reduce((sum, one) => sum + one[field], 0);
}
