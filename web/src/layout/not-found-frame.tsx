import { Outlet } from 'react-router';
import { useSession } from '../session/session.ts';
import { SchoolBrand } from '../settings/school-brand.tsx';
import classes from './route-failure.module.css';
import { Shell } from './shell.tsx';

/** What stands around an address that is none: whoever is logged in keeps their navigation. */
export function NotFoundFrame() {
  if (useSession()) return <Shell />;
  return (
    <main className={classes.screen}>
      <SchoolBrand />
      <Outlet />
    </main>
  );
}
