// Chooses the language of the page, and loads its messages together with the scripts.
import { metaContent } from '#dashboard/api/http/meta-content.ts';
import { language, writeToDocument } from '#dashboard/ui/language/language.ts';

writeToDocument();
const files = JSON.parse(metaContent('noctuary-messages') ?? '{}') as Record<string, readonly string[]>;
for (const file of files[language()] ?? files['en'] ?? []) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` });
  document.head.append(link);
}
