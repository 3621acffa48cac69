import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { ErrorPage } from '#dashboard/shell/error-page.tsx';
import { Frame } from '#dashboard/shell/frame.tsx';
import { NotFoundPage } from '#dashboard/shell/not-found-page.tsx';

const DeploymentsPage = lazy(() => import('#dashboard/deployments/deployments-page.tsx'));
const SessionsPage = lazy(() => import('#dashboard/sessions/sessions-page.tsx'));
const SessionPage = lazy(() => import('#dashboard/sessions/session-page.tsx'));
const DeploymentPage = lazy(() => import('#dashboard/deployments/deployment-page.tsx'));

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
          { path: '/', element: <Navigate to={paths.deployments()} replace /> },
          { path: '/deployments', element: <DeploymentsPage /> },
          { path: '/deployments/:id', element: <DeploymentPage /> },
          { path: '/sessions', element: <SessionsPage /> },
          { path: '/sessions/:id', element: <SessionPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
