import '#dashboard/shell/styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#dashboard/api/query-client.ts';
import { routes } from './routes.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { keepPage } from '#dashboard/shell/keep-page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
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
keepPage();
