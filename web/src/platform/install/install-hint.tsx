import { Suspense, useState } from 'react';
import { stored } from '../device-store/stored.ts';
import { lazyPart } from '../i18n/lazy-part.ts';
import classes from './install-hint.module.css';
import { useInstallWay } from './install-prompt.ts';

const InstallSection = lazyPart(async () => (await import('./install-section.tsx')).InstallSection, 'later');

/** Offers the app at the end of a page until it is declined on this device. The account page always offers it. */
export function InstallHint() {
  const [isUnwanted, setUnwanted] = useState(() => stored.installUnwanted.read() === true);
  const way = useInstallWay();
  if (isUnwanted || !way) return null;

  function decline() {
    stored.installUnwanted.write(true);
    setUnwanted(true);
  }

  return (
    <div className={classes.hint}>
      <Suspense fallback={null}>
        <InstallSection onNotNow={decline} />
      </Suspense>
    </div>
  );
}
