import '@fontsource-variable/plus-jakarta-sans/wght.css';
import '../platform/theme/mantine-styles.ts';
import 'virtual:theme-variables.css';
import '../platform/theme/global.css';
import '../platform/theme/content-fonts.css';
import '../platform/theme/shared.css';
import '../platform/theme/display.css';
import '../platform/theme/forced-colors.css';
import '../platform/install/install-prompt.ts';
import '../platform/navigation/use-blocked-navigation.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { deviceCopies } from '../attempts/device-copy/device-copies.ts';
import { keptPapers } from '../attempts/paper/kept-papers.ts';
import { forgetPaperFilesOfOthers } from '../attempts/paper/paper-files.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { fetchWords, startI18n } from '../platform/i18n/i18n.ts';
import { startDisplay } from '../platform/preferences/display.ts';
import { settingsQuery } from '../platform/school/school.api.ts';
import { personHere, subscribeSession } from '../platform/session/session.ts';
import { theme } from '../platform/theme/theme.ts';
import { whenIdle } from '../platform/time/when-idle.ts';
import { ToastArea } from '../platform/ui/feedback/toast-area.tsx';
import { hideFailures } from '../platform/ui/feedback/toasts.tsx';
import { Pages } from './router.tsx';
import { wordSource } from './words/word-source.ts';

startI18n(wordSource);
startDisplay();

const queryClient = createQueryClient(hideFailures);

/**
 * Deletes the papers, files and answers of all but the person here from this device. Answers that the server does not
 * have stay. What fails is deleted at the next start.
 */
function deleteDataOfOthers() {
  keptPapers.dropOfOthers(personHere).catch(() => undefined);
  deviceCopies.dropOthers(personHere).catch(() => undefined);
  forgetPaperFilesOfOthers().catch(() => undefined);
}

deleteDataOfOthers();
let person = personHere();
// After a login of another person or a logout, in any tab.
subscribeSession(() => {
  if (personHere() === person) return;
  person = personHere();
  queryClient.clear();
  deleteDataOfOthers();
});

// The cached school name and language may be outdated. Nothing waits for this request.
void queryClient.prefetchQuery(settingsQuery());

const colorScheme = localStorageColorSchemeManager({ key: 'colorScheme' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await fetchWords('first');

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
