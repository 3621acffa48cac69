import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import type { Deployment } from '#contract/records/deployment.ts';

/** Traps 1 to `count`; each has 10 times its id in captures. */
export function madeDeployments(count: number, change: (id: number) => Partial<Deployment> = () => ({})): Deployment[] {
  return Array.from({ length: count }, (_, index) => madeDeployment(index + 1, change(index + 1)));
}

/** A service with these deployments and nothing else. */
export async function serveDeployments(deployments: readonly Deployment[]): Promise<FaultyService> {
  const service = await faultyService((path, query) => pageOf(path === 'deployments/' ? deployments : [], query));
  loadedFrom(service.origin);
  return service;
}
