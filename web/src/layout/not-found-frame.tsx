import { Outlet } from 'react-router';
import { useSession } from '../session/session.ts';
import { Logo } from '../ui/logo.tsx';
import classes from './route-failure.module.css';
import { Shell } from './shell.tsx';

/** What stands around an address that is none: whoever is logged in keeps their navigation. */
export function NotFoundFrame() {
  if (useSession()) return <Shell />;
  return (
    <main className={classes.screen}>
      <Logo />
      <Outlet />
    </main>
  );
}
