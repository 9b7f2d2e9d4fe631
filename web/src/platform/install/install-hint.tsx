import { lazy, Suspense, useState } from 'react';
import { stored } from '../device-store/stored.ts';
import classes from './install-hint.module.css';
import { useInstallWay } from './install-prompt.ts';

const InstallSection = lazy(async () => {
  const [{ InstallSection }, { addInstallWords }] = await Promise.all([
    import('./install-section.tsx'),
    import('./install-catalogue.ts'),
  ]);
  addInstallWords();
  return { default: InstallSection };
});

/**
 * The app, offered below everything else until a person declines it on this device. The account's page continues to
 * offer it.
 */
export function InstallHint() {
  const [isUnwanted, setUnwanted] = useState(() => stored.installUnwanted.read() === true);
  const way = useInstallWay();
  if (isUnwanted || !way) return null;

  function putAway() {
    stored.installUnwanted.write(true);
    setUnwanted(true);
  }

  return (
    <div className={classes.hint}>
      <Suspense fallback={null}>
        <InstallSection onNotNow={putAway} />
      </Suspense>
    </div>
  );
}
