import { createPath, type DataRouter, type Path } from 'react-router-dom';
import { withCarriedDefaults } from './default-filters-parameter.ts';

/**
 * The same router, whose links and navigations carry the choice of default filters (`withCarriedDefaults`): all of them pass
 * through these two functions.
 */
export function carryingDefaults(router: DataRouter): DataRouter {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: unknown) => Promise<void>;
  const shown = () => router.state.location.search;
  router.createHref = (path: Path) => createPath(withCarriedDefaults(path, shown()));
  router.navigate = async (to: Parameters<typeof router.navigate>[0] | number, options?: object) =>
    navigate(to === null || typeof to === 'number' ? to : withCarriedDefaults(to, shown()), options);
  return router;
}
