import '@fontsource-variable/plus-jakarta-sans/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './global.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/query-client.ts';
import { startI18n } from './i18n/i18n.ts';
import { routes } from './router.tsx';
import { currentSession, subscribeSession } from './session/session.ts';
import { settingsQuery } from './settings/settings.api.ts';
import { cssVariables, theme } from './theme.ts';
import { toastSettings } from './ui/toasts.tsx';

startI18n();

const queryClient = createQueryClient();
// What one person fetched is never shown to the next.
let person = currentSession()?.user.id;
subscribeSession(() => {
  const now = currentSession()?.user.id;
  if (now !== undefined && now !== person) queryClient.clear();
  person = now ?? person;
});

// Before any page asks: the screen may be in a name and language that the school no longer has. Nothing waits for it.
void queryClient.prefetchQuery(settingsQuery());

const router = createBrowserRouter(routes);
const colorScheme = localStorageColorSchemeManager({ key: 'colorScheme' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <Notifications {...toastSettings} />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

// Over plain http there is none: an examination is taken as well, but a reload then needs the server.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}
