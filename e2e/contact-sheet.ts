/**
 * Combines the pictures of all screens into contact sheets, as HTML and PNG. Fails if a listed picture is missing. `npm
 * run contact-sheet` first runs the journeys that take them.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { screens } from './contact-sheet-screens.ts';
import { VARIANTS } from './look.ts';
import config from './playwright.config.ts';

/** Maximum number of screens in a PNG, so that it stays readable. */
const PER_PICTURE = 6;
const SHEET_WIDTH = 1600;

const [, , folder = ''] = process.argv;
const print = (line: string) => process.stdout.write(`${line}\n`);

function page(title: string, names: string[]): string {
  const row = (name: string) => {
    const pictures = VARIANTS.map(
      ({ variant, width }) =>
        `<img src="pictures/${name}-${variant}.png" alt="${name}, ${variant}" style="flex:${width}" loading="eager">`,
    );
    return `<section><h2>${name}</h2><div>${pictures.join('')}</div></section>`;
  };
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 24px; font: 15px system-ui; background: #8b949b; }
  h1, h2 { margin: 0 0 8px; }
  h2 { font-size: 15px; }
  section { margin-bottom: 28px; }
  div { display: flex; gap: 12px; align-items: flex-start; }
  img { min-width: 0; }
</style>
<h1>${title}</h1>
${names.map(row).join('\n')}`;
}

async function writeSheets(browser: Browser, title: string, names: string[]): Promise<void> {
  const file = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  await writeFile(join(folder, `${file}.html`), page(title, names));
  const sheet = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } });
  for (let from = 0; from < names.length; from += PER_PICTURE) {
    const number = from / PER_PICTURE + 1;
    const part = join(folder, `${file}-${number}.html`);
    await writeFile(part, page(`${title} ${number}`, names.slice(from, from + PER_PICTURE)));
    await sheet.goto(pathToFileURL(part).href);
    await sheet.screenshot({ path: part.replace(/html$/, 'png'), fullPage: true });
  }
  await sheet.close();
}

const taken = new Set(await readdir(join(folder, 'pictures')));
const isComplete = (name: string) => VARIANTS.every(({ variant }) => taken.has(`${name}-${variant}.png`));
const named = Object.values(screens).flat();
const [first] = VARIANTS;
const others = [...taken]
  .filter((file) => file.endsWith(`-${first?.variant}.png`))
  .map((file) => file.replace(`-${first?.variant}.png`, ''))
  .filter((name) => !named.includes(name) && isComplete(name))
  .sort();

const browser = await chromium.launch(config.use?.launchOptions);
for (const [title, names] of Object.entries(screens))
  await writeSheets(browser, title, names.filter(isComplete));
if (others.length > 0) await writeSheets(browser, 'Others', others);
await browser.close();

const missing = named.filter((name) => !isComplete(name));
print(
  `${named.length - missing.length} of ${named.length} listed screens are in ${folder}, and ${others.length} others.`,
);
if (others.length > 0) print(`Not listed in contact-sheet-screens.ts: ${others.join(', ')}`);
if (missing.length > 0) print(`Missing: ${missing.join(', ')}`);
process.exit(missing.length > 0 ? 1 : 0);
