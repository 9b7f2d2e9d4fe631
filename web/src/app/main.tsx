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

const DROPPING_PATIENCE_MS = 2000;
const LOGOUT_PATIENCE_MS = 3000;

const queryClient = createQueryClient();

/** Drops what other people's examinations need offline. Answers that the server does not have stay. */
async function dropKept() {
  const left = stored.left.read();
  const dropped = await Promise.allSettled([
    keptPapers.dropAll(),
    // Another person may log in before it is done.
    deviceCopies.dropSent((userId) => userId !== currentSession()?.user.id),
    forgetOtherPaperFiles(),
  ]);
  const isDone = dropped.every(({ status }) => status === 'fulfilled');
  // Not if another logout has begun since.
  if (isDone && stored.left.read() === left) stored.left.remove();
}

function leaveDocument(path: string, dropped: Promise<unknown>) {
  void Promise.race([dropped, pause(DROPPING_PATIENCE_MS)]).then(() => otherDocument.open(path));
}

let person = currentSession()?.user ?? null;
subscribeSession(() => {
  const before = person;
  const now = currentSession()?.user ?? null;
  person = now ?? before;
  if (!now) {
    // An examination waits for its student, who logs in over it.
    if (!matchPath(paths.examination, location.pathname)) queryClient.clear();
    // A person who ended the session elsewhere has left this computer.
    if (lastSessionEnd() === 'ended') return isTaking(queryClient) ? void dropKept() : endSession('logout');
    if (before && lastSessionEnd() === 'logout') leaveDocument(paths.login, dropKept());
    return;
  }
  if (isSamePerson(now, before)) return;
  // What one person fetched is never shown to the next, nor what they chose as soon as the server has it.
  if (forgetFetched(queryClient)) {
    void deviceCopies.dropSent((userId) => userId !== now.id).catch(() => undefined);
    return;
  }
  // The next student may share this computer and take the same examination.
  const dropped = dropKept();
  // No logout came between them: this document still has what the person before looked at.
  if (before) leaveDocument(paths.dashboard, dropped);
});

/** Finishes a logout whose document has gone before the answer came. */
function finishLogout() {
  const left = endLeft();
  if (left) endUnusedSession(left.token);
  // Or it was closed before all was dropped.
  else if (stored.left.read()) void dropKept();
}
finishLogout();
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  finishLogout();
  // Or its session was ended elsewhere, which any answer tells.
  if (currentSession()) void call(listSessions).catch(() => undefined);
});
// The other tabs leave it to the one that has asked, as long as that may take.
addEventListener(
  'storage',
  ({ key }) => key === stored.leaving.key && setTimeout(finishLogout, LOGOUT_PATIENCE_MS),
);

// Before any page asks: the screen may be in a name and language that the school no longer has. Nothing waits for it.
void queryClient.prefetchQuery(settingsQuery());

const colorScheme = localStorageColorSchemeManager({ key: 'colorScheme' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await Promise.all([fetchOwnWords(), waitForEarlyAnswers()]);

// In small steps, between which a slow phone can answer a touch.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        // Both would be style elements: the variables are in the stylesheet, and what hides on widths is in our own.
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

// Missing over plain http: an examination works there too, but a reload then needs the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdle(() => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined));
}
