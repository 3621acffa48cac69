import { catalogue } from '#dashboard/ui/language/catalogue.ts';
import type { Messages } from './en.ts';

export const copyLineMessages = catalogue(import.meta.glob<{ messages: Messages }>('./??.ts'));
