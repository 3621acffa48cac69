import { useSyncExternalStore } from 'react';

const forced = () => window.matchMedia('(forced-colors: active)');
const printing = () => window.matchMedia('print');

/** Changes whenever a canvas must be repainted: colour scheme, forced colours, pixel ratio, printing. */
export function useLooks(): string {
  return useSyncExternalStore(subscribe, looks, looks);
}

function looks(): string {
  const scheme = document.documentElement.dataset['mantineColorScheme'] ?? '';
  return [scheme, forced().matches, printing().matches, window.devicePixelRatio].join(' ');
}

function subscribe(onChange: () => void): () => void {
  const scheme = new MutationObserver(onChange);
  scheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  const queries = [forced(), printing()];
  for (const query of queries) query.addEventListener('change', onChange);
  // Browser zoom and another screen change the pixel ratio.
  window.addEventListener('resize', onChange);
  return () => {
    scheme.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
    window.removeEventListener('resize', onChange);
  };
}
