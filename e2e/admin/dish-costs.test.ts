import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, client } = await openBrowser(sharedSite());
const api = await client(claire);
const { page, visit, complaints } = await signedIn();
const english = await signedIn({ locale: 'en-GB' });

const money = (cents: number) =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100).replace('-', '−');
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('dishes are listed with what they cost and leave, sorted by the server, and drawn by day with the same figures', async () => {
  const { dishes, days, from, to } = await api.call('dish-costs', 'getDishCosts', { sort: '-ratio' });
  await visit(`/couts-des-plats?from=${from}&to=${to}`);
  await page.getByRole('button', { name: 'Coût / prix' }).click();
  await page.waitForURL(/sort=ratio/);
  await page.getByRole('columnheader', { name: 'Coût / prix' }).and(page.locator('[aria-sort="ascending"]')).waitFor();
  await page.getByRole('button', { name: 'Coût / prix' }).click();
  await page.waitForURL(/sort=-ratio/);
  const [first] = dishes;
  if (!first) throw new Error('the demonstration has dishes');
  const table = page.getByRole('table', { name: 'Plats', exact: true });
  await expect.poll(() => table.getByRole('row').nth(1).innerText()).toContain(first.name.fr);
  expect(await table.getByRole('row').nth(1).innerText()).toContain(money(first.portion.cost ?? 0));
  expect(await table.getByRole('row').count()).toBe(dishes.length + 1);
  const costs = days.map(({ planned }) => money(planned.cost));
  const labels = await page
    .getByRole('figure')
    .getByRole('img')
    .evaluateAll((bars) => bars.map((bar) => bar.ariaLabel));
  expect(labels).toHaveLength(days.length);
  for (const [index, label] of labels.entries()) expect(label).toContain(costs[index]);
  expect(await accessViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the cost of a dish is made of its ingredients, each with its bar, its price and its part, which add up', async () => {
  const { dishes } = await api.call('dish-costs', 'getDishCosts', { sort: '-cost' });
  const dish = dishes.find(({ portion }) => portion.isWhole) ?? dishes[0];
  if (!dish) throw new Error('the demonstration has dishes');
  await visit(`/couts-des-plats/${dish.productId}`);
  const { sizes } = await api.call('dish-costs', 'getDishCost', { id: dish.productId });
  const [size] = sizes;
  if (!size) throw new Error('it is sold');
  expect(size.parts.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(size.portion.cost);
  const table = page.getByRole('table', { name: `De quoi est fait le coût, ${size.sizeName.fr}` });
  for (const { ingredient, cost } of size.parts.slice(0, 3)) {
    const row = table.getByRole('row').filter({ hasText: ingredient.name.fr }).first();
    expect(await row.innerText()).toContain(money(cost ?? 0));
  }
  expect(await table.locator('rect').count()).toBe(size.parts.length);
  expect(await accessViolations(page)).toEqual([]);
});

test('a price that rises says what it makes of each dish, in both languages, and keeps what cannot be read', async () => {
  await visit('/hausse-des-prix');
  await page.getByText('Choisissez un ingrédient').waitFor();
  await page.getByRole('combobox', { name: 'Ingrédient' }).fill('saumon');
  await page.getByRole('option').first().click();
  await page.waitForURL(/ingredient=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('ingredient'));
  await page.getByRole('columnheader', { name: 'Coût', exact: true }).waitFor();
  expect(await page.getByRole('columnheader', { name: /après/ }).count()).toBe(0);
  await page.getByRole('textbox', { name: 'Hausse ou baisse (%)' }).fill('beaucoup');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await page.getByText('Un pourcentage de −100 à 1000').waitFor();
  expect(await page.getByRole('textbox', { name: 'Hausse ou baisse (%)' }).inputValue()).toBe('beaucoup');
  await page.getByRole('textbox', { name: 'Hausse ou baisse (%)' }).fill('12,5');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await page.waitForURL(/percent=1250/);
  await page.getByRole('columnheader', { name: 'Coût après' }).waitFor();
  const { dishes, history: prices } = await api.call('dish-costs', 'getPriceRise', { id, percent: 1250 });
  const [dish] = dishes;
  if (!dish) throw new Error('salmon is in a dish');
  const row = rowOf(dish.name.fr).first();
  await expect.poll(() => row.innerText()).toContain(money(dish.after.cost ?? 0));
  expect(await row.innerText()).toContain(money(dish.priceForMargin ?? 0));
  const figures = page.getByRole('table', { name: 'Prix du kilo dans le temps' });
  expect(await figures.getByRole('row').count()).toBe(prices.length + 1);
  expect(await accessViolations(page)).toEqual([]);
  await english.visit(`/en/price-rise?ingredient=${id}&percent=1250`);
  await english.page.getByRole('heading', { name: 'If a price rose' }).waitFor();
  await english.page.getByText(/portions? of (a dish|dishes) changes?/).waitFor();
  expect(await english.page.getByRole('main').innerText()).not.toMatch(/dishCosts\./);
});
