/** `look` detects a fault that occurs in only one of its four forms. */
import { expect, test } from './fixtures.ts';
import { FORMS, inForms, violations } from './look.ts';

/** A page with low contrast, a button without a name and an image without alternative text, each in one form. */
const PAGE = `<!doctype html>
<html lang="en">
  <title>Faults</title>
  <style>
    .faint, .nameless, .wordless { display: none; }
    @media (prefers-color-scheme: light) and (min-width: 600px) { .faint { display: block; color: #aaa; } }
    @media (prefers-color-scheme: light) and (max-width: 600px) { .nameless { display: block; } }
    @media (prefers-color-scheme: dark) {
      :root { color: white; background: black; }
      @media (min-width: 600px) { .wordless { display: block; } }
      @media (max-width: 600px) { .faint { display: block; color: #444; } }
    }
  </style>
  <main>
    <h1>Faults</h1>
    <p class="faint">Faint</p>
    <button type="button" class="nameless"></button>
    <img class="wordless" src="data:,">
  </main>
</html>`;

test('a fault in only one form is found', async ({ page }) => {
  await page.setContent(PAGE);
  const found: Record<string, string[]> = {};
  await inForms(page, FORMS, async (variant) => {
    found[variant] = (await violations(page)).map((violation) => violation.split(':')[0] ?? '');
  });
  expect(found).toEqual({
    'light-1280': ['color-contrast'],
    'light-360': ['button-name'],
    'dark-1280': ['image-alt'],
    'dark-360': ['color-contrast'],
  });
});
