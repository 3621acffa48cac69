declare module '*.md' {
  import type { PaperNode } from '#dashboard/statistics/paper.ts';

  /** without its title */
  export const paper: readonly PaperNode[];
}
