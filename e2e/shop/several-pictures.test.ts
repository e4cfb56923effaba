import { expect, test } from 'vitest';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { accessViolations } from '../access-violations.ts';
import { ownSite } from '../running-site.ts';
import { visitorOf } from './client.ts';

const { shopUrl, databaseUrl } = await ownSite();
const { rows } = await withServer(databaseUrl, (database) =>
  database.query<{ slug: string }>(
    `with dish as (select product_id as id from product_pictures where position = 1 order by product_id limit 1),
      added as (insert into product_pictures (product_id, picture_id, position, alt_fr, alt_en)
        select dish.id, p.picture_id, 1 + row_number() over (order by p.picture_id), 'Vue ' || row_number() over (order by p.picture_id),
          'View ' || row_number() over (order by p.picture_id)
        from dish, (select picture_id from product_pictures, dish where product_id <> dish.id order by picture_id limit 3) p)
    select slug_fr as slug from products join dish using (id)`,
  ),
);
const slug = rows[0]?.slug ?? '';

test('the pictures of a dish stand in a strip that is pushed aside, each in words, without a script too', async () => {
  const { page } = await visitorOf(shopUrl, { javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await page.goto(`/plats/${slug}`);
  const strip = page.getByRole('region', { name: 'Autres photos' });
  const shownTexts = await strip
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((img) => img.getAttribute('alt')));
  expect(shownTexts).toEqual(['Vue 1', 'Vue 2', 'Vue 3']);
  // The first, large, is the dish itself.
  const dish = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('img', { name: dish, exact: true }).first().waitFor();
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  const startOf = (name: string) =>
    strip.getByRole('img', { name }).evaluate((img) => img.getBoundingClientRect().left);
  const edge = await strip.evaluate((region) => region.getBoundingClientRect().left);
  // It stops where a picture begins.
  await expect.poll(async () => Math.abs((await startOf('Vue 2')) - edge)).toBeLessThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('in English they are said in English, and nothing stands in anybody’s way', async () => {
  const { page, complaints } = await visitorOf(shopUrl);
  await page.goto(`/plats/${slug}`);
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.getByRole('region', { name: 'More pictures' }).getByRole('img', { name: 'View 3' }).waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});
