import type { ComponentProps } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const SelectedDeployment = lazyPart(async () => (await import('./selected-deployment.tsx')).SelectedDeployment);

/** `SelectedDeployment`, whose script is loaded once a deployment is selected. A function: React loads no lazy part of a lazy part. */
export function OpenedDeployment(props: ComponentProps<typeof SelectedDeployment>) {
  return <SelectedDeployment {...props} />;
}
