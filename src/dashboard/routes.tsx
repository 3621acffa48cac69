import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '#dashboard/shell/error-page.tsx';
import { ErrorPart } from '#dashboard/shell/error-part.tsx';
import { Frame } from '#dashboard/shell/frame.tsx';
import { NotFoundPage } from '#dashboard/shell/not-found-page.tsx';

const OverviewPage = lazy(() => import('#dashboard/overview/overview-page.tsx'));
const DeploymentsPage = lazy(() => import('#dashboard/deployments/deployments-page.tsx'));
const DeploymentPage = lazy(() => import('#dashboard/deployments/deployment-page.tsx'));
const DeploymentNights = lazy(async () => ({
  default: (await import('#dashboard/sessions/deployment-nights.tsx')).DeploymentNights,
}));
const SessionsPage = lazy(() => import('#dashboard/sessions/sessions-page.tsx'));
const SessionPage = lazy(() => import('#dashboard/sessions/session-page.tsx'));
const ExportsPage = lazy(() => import('#dashboard/exports/exports-page.tsx'));
const TaxaPage = lazy(() => import('#dashboard/taxa/taxa-page.tsx'));
const StoragePage = lazy(() => import('#dashboard/storage/storage-page.tsx'));
const ProjectsPage = lazy(() => import('#dashboard/projects/projects-page.tsx'));
const SettingsPage = lazy(() => import('#dashboard/settings/settings-page.tsx'));

/** Path → page: the product's map. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: (
      <Frame>
        <ErrorPage />
      </Frame>
    ),
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          { path: '/', element: <OverviewPage /> },
          { path: '/deployments', element: <DeploymentsPage /> },
          {
            path: '/deployments/:id',
            element: <DeploymentPage />,
            // Its facts do not wait for its nights, and stay where those fail.
            children: [{ index: true, element: <DeploymentNights />, errorElement: <ErrorPart /> }],
          },
          { path: '/sessions', element: <SessionsPage /> },
          { path: '/sessions/:id', element: <SessionPage /> },
          { path: '/exports', element: <ExportsPage /> },
          { path: '/taxa', element: <TaxaPage /> },
          { path: '/storage', element: <StoragePage /> },
          { path: '/projects', element: <ProjectsPage /> },
          { path: '/settings', element: <SettingsPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
