import type { Plugin } from 'vite';

/** What React Router's main file has for routers that load data, which the app has none of. */
const OF_DATA_ROUTERS = [
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
] as const;

/**
 * React Router's package gives its development build, and its unused components stay in a bundle, because they seem to have
 * side effects.
 */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler(original) {
      let code = original
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replaceAll(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '');
      if (!code.includes('function _renderMatches(')) return { code, map: null };
      for (const [part, slim] of OF_DATA_ROUTERS) {
        if (!code.includes(part))
          this.error(`React Router has no "${part}" any more: scripts/bundle/slim-router.ts makes it smaller.`);
        code = code.replace(part, slim);
      }
      return { code, map: null };
    },
  },
};
