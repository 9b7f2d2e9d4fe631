import { expect, logInByForm, takeSample, test } from '../fixtures.ts';

// A cached file would hide that the question waits for it.
test.use({ serviceWorkers: 'block' });

test('the first question does not wait for the files of the paper', async ({ page, student }) => {
  await page.route('**/api/assets/**', () => undefined);
  await logInByForm(page, student);
  await takeSample(page);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
});
