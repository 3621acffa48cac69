import { catalogue } from '#dashboard/ui/language/catalogue.ts';

export const listMessages = catalogue({
  en: () => import('./en.tsx'),
  fr: () => import('./fr.tsx'),
  es: () => import('./es.tsx'),
  da: () => import('./da.tsx'),
  ja: () => import('./ja.tsx'),
});
