import type { JobProgress } from '#contract/records/job.ts';

/** How far a job has come that indexes a folder. */
export interface IndexState {
  status: 'STARTED' | 'SUCCESS';
  /** images that were looked at; all of them once the first stage has ended */
  files: number;
  isListed: boolean;
  /** image files that were compared with the captures, and all that are to be */
  settled: number;
  toSettle: number;
  /** captures that were added */
  captures: number;
}

/** The progress of such a job (spec 2.6), with its two stages. */
export function indexProgress(state: IndexState): JobProgress {
  const { status, files, isListed, settled, toSettle, captures } = state;
  const isDone = status === 'SUCCESS';
  const share = toSettle === 0 ? Number(isDone) : Math.floor((settled / toSettle) * 1e4) / 1e4;
  const listing = isListed ? 1 : 0;
  const settlingStatus = isListed ? 'STARTED' : 'CREATED';
  const param = (name: string, key: string, value: number) => ({ name, key, category: 'default', value });
  return {
    // Only a finished job has 1.
    summary: { status, progress: isDone ? 1 : Math.min(0.99, (listing + share) / 2) },
    stages: [
      {
        status: isListed ? 'SUCCESS' : 'STARTED',
        progress: listing,
        key: 'finding_images',
        name: 'Finding images',
        params: [param('Images found', 'images_found', files)],
      },
      {
        status: isDone ? 'SUCCESS' : settlingStatus,
        progress: isDone ? 1 : Math.min(0.99, share),
        key: 'adding_captures',
        name: 'Adding captures',
        params: [
          param('Images sorted into nights', 'images_sorted', settled),
          param('Images to sort', 'images_to_sort', toSettle),
          param('Captures added', 'captures_added', captures),
        ],
      },
    ],
    errors: [],
    logs: [],
  };
}

/** How far a job has come that removes a source. */
export interface RemovalState {
  status: 'STARTED' | 'SUCCESS';
  /** deployments that are removed, and all that are to be */
  removed: number;
  deployments: number;
}

/** The progress of such a job (spec 2.6), with its one stage. */
export function removalProgress({ status, removed, deployments }: RemovalState): JobProgress {
  const progress = status === 'SUCCESS' ? 1 : Math.min(0.99, deployments === 0 ? 0 : removed / deployments);
  const param = (name: string, key: string, value: number) => ({ name, key, category: 'default', value });
  return {
    summary: { status, progress },
    stages: [
      {
        status,
        progress,
        key: 'removing_deployments',
        name: 'Removing deployments',
        params: [
          param('Deployments removed', 'deployments_removed', removed),
          param('Deployments to remove', 'deployments_to_remove', deployments),
        ],
      },
    ],
    errors: [],
    logs: [],
  };
}
