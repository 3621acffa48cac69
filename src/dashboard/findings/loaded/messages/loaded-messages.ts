import { catalogue } from '#dashboard/ui/language/catalogue.ts';

export const loadedMessages = catalogue({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  da: () => import('./da.ts'),
  ja: () => import('./ja.ts'),
});
