import type { ReactNode } from 'react';

/** What the service says against a field, in its own words, which are English. */
export function faultText(fault: string | undefined): ReactNode {
  return fault === undefined ? undefined : <span lang="en">{fault}</span>;
}
