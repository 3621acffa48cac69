import { projectFacts } from './project-facts.ts';
import type { SampleDeployment } from './sample-places.ts';

/** Twelve sources, two a project. The second ones are the odd cases: indexed and empty, never indexed, or small. */
export const sampleSources = projectFacts.flatMap(({ region }, index) => [
  {
    id: index * 2 + 1,
    project_id: index + 1,
    name: `${region}-captures`,
    bucket: `noctuary-${region}`,
    prefix: index % 2 === 0 ? '' : 'captures/',
    endpoint_url: index % 3 === 0 ? '' : `https://s3.${region}.example.org`,
    public_base_url: [null, '', `https://images.${region}.example.org/`][index % 3] ?? null,
    kind: 'indexed' as const,
  },
  {
    id: index * 2 + 2,
    project_id: index + 1,
    name: `${region}-field-disks`,
    bucket: `noctuary-${region}-incoming`,
    prefix: index % 2 === 0 ? 'incoming/' : '',
    endpoint_url: index % 2 === 0 ? `https://minio.${region}.example.org:9000` : '',
    public_base_url: null,
    kind: (['never indexed', 'empty', 'indexed'] as const)[index % 3] ?? 'indexed',
  },
]);

/** Where a trap's images are: every fifth on the field disks where those are in use, the rest in the main source. */
export function sourceOf({ id, projectId, silent }: SampleDeployment): number {
  const fieldDisks = projectId * 2;
  const kind = sampleSources.find((source) => source.id === fieldDisks)?.kind;
  if (silent) return kind === 'indexed' ? fieldDisks - 1 : fieldDisks;
  return kind === 'indexed' && id % 5 === 0 ? fieldDisks : fieldDisks - 1;
}
