import { Outlet, useRoutes } from 'react-router';
import { useSession } from '../../platform/session/session.ts';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import classes from './route-failure.module.css';
import { Shell } from './shell.tsx';

function Screen() {
  return (
    <main className={classes.screen}>
      <SchoolBrand />
      <Outlet />
    </main>
  );
}

/** The page for an unknown address. Logged-in people see it inside the navigation. */
export function NotFound() {
  const element = useSession() ? <Shell /> : <Screen />;
  return useRoutes([{ element, children: [{ path: '*', element: <NotFoundPage /> }] }]);
}
