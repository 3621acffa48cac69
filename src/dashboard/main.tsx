import '#dashboard/shell/styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { carryingDefaults } from '#dashboard/address/carrying-defaults.ts';
import { endUnusedBegun } from '#dashboard/api/http/begun-requests.ts';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { dropUnnamedToken } from '#dashboard/api/http/token.ts';
import { replacePreview } from '#dashboard/first-view/replace-preview.ts';
import { loadPageAt, routes } from './routes.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { cachePage } from '#dashboard/shell/cache-page.ts';
import { isLoadingAhead, openAhead } from '#dashboard/shell/open-ahead.ts';
import { watchScripts } from '#dashboard/shell/watch-scripts.ts';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { keepLanguageOfAddress, language, writeToDocument } from '#dashboard/ui/language/language.ts';
import { messagesIn } from '#dashboard/ui/language/languages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
keepLanguageOfAddress();
writeToDocument();
dropUnnamedToken();
endUnusedBegun();
const client = createQueryClient();
const router = carryingDefaults(createBrowserRouter(routes));
const isOpen = () => router.state.initialized && router.state.navigation.state === 'idle';
watchScripts(() => isLoadingAhead() && isOpen());
openAhead(client, loadPageAt);
const render = () =>
  // As a transition, React renders time-sliced, and the browser stays responsive.
  startTransition(() =>
    createRoot(replacePreview(root)).render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  );
// What is missing are the messages: index.html has words for this.
const showMissing = () =>
  document.querySelector(`#scripts-missing [lang=${messagesIn(language())}]`)?.removeAttribute('hidden');
messagesLoaded().then(render, showMissing);
cachePage(() => isOpen() && client.isFetching() === 0);
// Creating the first `Intl` formatter takes as long as a frame: do it while the first data is in flight, not when the
// first rows are rendered. Safari has no `requestIdleCallback` and creates it at first use.
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => numberText(0));
