/**
 * Renders the app's icons as PNG from web/public/favicon.svg. Run `npm run icons -w e2e` after a change of the logo.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

const FOLDER = join(import.meta.dirname, '..', 'web', 'public');
/** Scale of the mark in maskable icons, whose edges the platform crops. */
const MASKABLE = 0.8;
const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-192.png', size: 192, markScale: MASKABLE },
  { file: 'icon-maskable-512.png', size: 512, markScale: MASKABLE },
  // iOS rounds the corners itself and does not support transparency.
  { file: 'apple-touch-icon.png', size: 180, markScale: 0.92 },
];

const logo = await readFile(join(FOLDER, 'favicon.svg'), 'utf8');
const [, ground = ''] = /<rect [^>]*fill="([^"]+)"/.exec(logo) ?? [];
const browser = await chromium.launch({ executablePath: await sparticuz.executablePath() });
const page = await browser.newPage();
for (const { file, size, markScale } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const drawing = markScale ? logo.replace(/<rect [^>]*>/, '') : logo;
  const [colour, scale] = markScale ? [ground, markScale] : ['transparent', 1];
  await page.setContent(
    `<body style="margin:0;background:${colour}"><div style="height:100vh;transform:scale(${scale})">${drawing}</div>`,
  );
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
}
await browser.close();
