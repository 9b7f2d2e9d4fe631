import '@fontsource-variable/plus-jakarta-sans/wght.css';
import '../platform/theme/mantine-styles.ts';
import 'virtual:theme-variables.css';
import '../platform/theme/global.css';
import '../platform/theme/display.css';
import '../platform/theme/forced-colors.css';
import '../platform/install/install-prompt.ts';
import '../platform/ui/forms/form-history.ts';
import '../platform/navigation/pop-guards.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';
import { deviceCopies } from '../attempts/device-copy/device-copies.ts';
import { keptPapers } from '../attempts/paper/kept-papers.ts';
import { forgetOtherPaperFiles } from '../attempts/paper/paper-files.ts';
import { forgetFetched, isTaking } from '../attempts/session/use-exam.ts';
import { listSessions } from '../auth/auth.api.ts';
import { endUnusedSession } from '../auth/begin-session.ts';
import { pause } from '../platform/api/backoff.ts';
import { call } from '../platform/api/client.ts';
import { waitForEarlyAnswers } from '../platform/api/early-answers.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { stored } from '../platform/device-store/stored.ts';
import { fetchOwnWords, startI18n } from '../platform/i18n/i18n.ts';
import { otherDocument } from '../platform/navigation/other-document.ts';
import { paths } from '../platform/navigation/paths.ts';
import { startDisplay } from '../platform/preferences/display.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import {
  currentSession,
  endLeft,
  endSession,
  isSamePerson,
  lastSessionEnd,
  subscribeSession,
} from '../platform/session/session.ts';
import { theme } from '../platform/theme/theme.ts';
import { whenIdle } from '../platform/time/when-idle.ts';
import { ToastArea } from '../platform/ui/feedback/toast-area.tsx';
import { Pages } from './router.tsx';
import { wordSource } from './words/word-source.ts';

startI18n(wordSource);
startDisplay();

const DELETION_TIMEOUT_MS = 2000;
const LOGOUT_TIMEOUT_MS = 3000;

const queryClient = createQueryClient();

/** Deletes all stored papers with their files, and other people's answer copies. Unacknowledged answers stay. */
async function deleteKeptData() {
  const logoutTime = stored.left.read();
  const dropped = await Promise.allSettled([
    keptPapers.dropAll(),
    // Another person may log in before the deletion has finished.
    deviceCopies.dropSent((userId) => userId !== currentSession()?.user.id),
    forgetOtherPaperFiles(),
  ]);
  const isDone = dropped.every(({ status }) => status === 'fulfilled');
  // A later logout has written a newer time, which its own deletion removes.
  if (isDone && stored.left.read() === logoutTime) stored.left.remove();
}

function leaveDocument(path: string, dropped: Promise<unknown>) {
  void Promise.race([dropped, pause(DELETION_TIMEOUT_MS)]).then(() => otherDocument.open(path));
}

let person = currentSession()?.user ?? null;
subscribeSession(() => {
  const before = person;
  const now = currentSession()?.user ?? null;
  person = now ?? before;
  if (!now) {
    // A running examination stays open, and its student logs in on the same page.
    if (!matchPath(paths.examination, location.pathname)) queryClient.clear();
    // The session was revoked elsewhere, so its person has left this computer.
    if (lastSessionEnd() === 'ended')
      return isTaking(queryClient) ? void deleteKeptData() : endSession('logout');
    if (before && lastSessionEnd() === 'logout') leaveDocument(paths.login, deleteKeptData());
    return;
  }
  if (isSamePerson(now, before)) return;
  // The next person must not see cached replies, nor answers that the server has acknowledged.
  if (forgetFetched(queryClient)) {
    void deviceCopies.dropSent((userId) => userId !== now.id).catch(() => undefined);
    return;
  }
  // The next student may share this computer and take the same examination.
  const dropped = deleteKeptData();
  // Without a logout in between, this document's memory still has the previous person's data.
  if (before) leaveDocument(paths.dashboard, dropped);
});

/** Finishes a logout whose document closed before the server replied. */
function finishLogout() {
  const session = endLeft();
  if (session) endUnusedSession(session.token);
  // The document closed before all data was deleted.
  else if (stored.left.read()) void deleteKeptData();
}
finishLogout();
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  finishLogout();
  // The session may have been revoked meanwhile. The reply to any call shows that.
  if (currentSession()) void call(listSessions).catch(() => undefined);
});
// Gives the tab that has started the logout time to finish it.
addEventListener(
  'storage',
  ({ key }) => key === stored.leaving.key && setTimeout(finishLogout, LOGOUT_TIMEOUT_MS),
);

// The cached school name and language may be outdated. Nothing waits for this request.
void queryClient.prefetchQuery(settingsQuery());

const colorScheme = localStorageColorSchemeManager({ key: 'colorScheme' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await Promise.all([fetchOwnWords(), waitForEarlyAnswers()]);

// A transition renders in small steps, so that a slow phone still reacts to touches.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        // Both options would insert style elements, which the content security policy forbids.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ToastArea />
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  ),
);

// Browsers have no service worker over plain http. There, reloading an examination needs the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdle(() => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined));
}
