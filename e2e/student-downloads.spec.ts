/** The size of the scripts that a student's browser downloads from the login to the first question. */
import { expect, logIn, takeSample, test } from './fixtures.ts';

const KB = 1000;
/** Browsers accept brotli only over https and from localhost. Over plain http they accept gzip. */
const MAX_SCRIPT_BYTES: Record<string, number> = { br: 175 * KB, gzip: 205 * KB };

test('the scripts up to the first question stay below the limit', async ({ page, student }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=radiogroup]')) return;
      performance.mark('question');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const encodings = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.url().includes('/assets/')) return;
    const encoding = response.headers()['content-encoding'];
    if (encoding) encodings.add(encoding);
  });
  await logIn(page, student);
  await takeSample(page);
  await expect(page.getByRole('radiogroup')).toBeVisible();

  const scripts = await page.evaluate(() => {
    const [question] = performance.getEntriesByName('question');
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return all
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime <= (question?.startTime ?? 0))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }));
  });
  expect([...encodings]).toHaveLength(1);
  const [encoding = ''] = encodings;
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
  test.info().annotations.push({ type: 'scripts', description: `${sum} bytes, ${encoding}` });
  expect(scripts.length).toBeGreaterThan(2);
  for (const { name, bytes } of scripts) expect(bytes, name).toBeGreaterThan(0);
  expect(sum, JSON.stringify(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES[encoding] ?? 0);
});
