/**
 * Inserts the first screen of some pages into index.html, in every language. `public/first-paint.js` shows the one for
 * the address before the program loads. The program then renders the same texts at the same position.
 */
import type { Plugin } from 'vite';
import { attemptsWords } from '../src/attempts/words.ts';
import { authWords } from '../src/auth/words.ts';
import { examinationsWords } from '../src/examinations/words.ts';
import { languages } from '../src/platform/i18n/language.ts';
import { textIn } from '../src/platform/i18n/words.ts';
import { uiWords } from '../src/platform/ui/words.ts';
import { resultsWords } from '../src/results/words.ts';

type Texts = Parameters<typeof textIn>[0];
interface Screen {
  /** Layout of the texts (`src/platform/theme/splash.css`). Without it, they are centred. */
  frame?: 'login' | 'page';
  title?: Texts;
  lead?: Texts;
  loading?: Texts;
  note?: Texts;
}

const PLACEHOLDER = '<template id="first-screens"></template>';

export const SCREENS: Record<string, Screen> = {
  login: { frame: 'login', title: authWords.loginTitle, lead: authWords.loginLead },
  'dashboard-student': {
    frame: 'page',
    title: examinationsWords.greeting,
    lead: examinationsWords.greeting_student,
  },
  'dashboard-admin': {
    frame: 'page',
    title: examinationsWords.greeting,
    lead: examinationsWords.greeting_admin,
  },
  'dashboard-teacher': {
    frame: 'page',
    title: examinationsWords.greeting,
    lead: examinationsWords.greeting_teacher,
  },
  'dashboard-proctor': { frame: 'page', title: examinationsWords.greeting },
  result: { frame: 'page', title: resultsWords.title },
  exam: { loading: attemptsWords.loading, note: attemptsWords.loadingNote },
  other: {},
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function screenHtml(name: string, screen: Screen): string {
  const { frame, title, lead, loading = uiWords.loading, note } = screen;
  return languages
    .map((language) => {
      const line = (tag: string, className: string, texts: Texts | undefined) =>
        texts ? `<${tag} class="${className}">${escaped(textIn(texts, language))}</${tag}>` : '';
      const lines = [
        line('h1', 'title', title),
        line('p', 'lead', lead),
        line('p', 'loading', loading),
        line('p', 'note', note),
      ];
      const where = frame ? ` data-frame="${frame}"` : '';
      return `<div data-screen="${name}-${language}"${where}>${lines.join('')}</div>`;
    })
    .join('');
}

export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(PLACEHOLDER))
          throw new Error('index.html has no placeholder for the first screens.');
        const all = Object.entries(SCREENS).map(([name, screen]) => screenHtml(name, screen));
        return html.replace(PLACEHOLDER, () => PLACEHOLDER.replace('></', `>${all.join('')}</`));
      },
    },
  };
}
