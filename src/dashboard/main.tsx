import '#dashboard/shell/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#dashboard/api/query-client.ts';
import { routes } from './routes.tsx';
import { App } from '#dashboard/shell/app.tsx';
import { keepPage } from '#dashboard/shell/keep-page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App client={createQueryClient()} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
keepPage();
