import '#dashboard/shell/styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#dashboard/api/client/create-query-client.ts';
import { dropUnnamedToken } from '#dashboard/api/client/token.ts';
import { routes } from './routes.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { cachePage } from '#dashboard/shell/cache-page.ts';
import { watchScripts } from '#dashboard/shell/watch-scripts.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
dropUnnamedToken();
watchScripts();
const client = createQueryClient();
const router = createBrowserRouter(routes);
// Not urgent to React: it draws in parts, and the browser answers in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={router} />
    </StrictMode>,
  ),
);
cachePage(() => {
  const { initialized, navigation } = router.state;
  return initialized && navigation.state === 'idle' && client.isFetching() === 0;
});
// The browser's first format of a number or a time takes as long as a frame: not when the first rows are drawn, but
// while they are under way. Safari knows no idle time, and makes them when they are used.
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => numberText(0));
