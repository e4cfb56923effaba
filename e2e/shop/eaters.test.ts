import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { ownSite } from '../running-site.ts';
import { fillCart, signedInClient } from './signed-in-client.ts';

const site = await ownSite();
const phone = { width: 390, height: 844 };

test('a client seats a child who reacts to sesame, changes their mind about them, and takes them from the table', async () => {
  const { page, api, complaints } = await signedInClient(site);
  await page.setViewportSize(phone);
  await page.goto('/compte');
  const table = page.getByRole('region', { name: 'Qui mange' });
  await table.getByText('Zoé (vous)').waitFor();
  await table.getByRole('button', { name: 'Ajouter quelqu’un' }).click();
  await table.getByRole('button', { name: 'Enregistrer' }).click();
  await table.getByText('Ce champ est obligatoire').waitFor();
  await table.getByLabel('Prénom').fill('Léo');
  await table.getByRole('group', { name: 'Graines de sésame' }).getByLabel('Allergie').check({ force: true });
  expect(await accessViolations(page)).toEqual([]);
  await table.getByRole('button', { name: 'Enregistrer' }).click();
  await table.getByText('C’est enregistré. Vos commandes en cours ont été vérifiées.').waitFor();
  await table.getByText('Graines de sésame').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await table.getByRole('button', { name: 'Modifier Léo' }).click();
  await table.getByRole('group', { name: 'Graines de sésame' }).getByLabel('Non').check({ force: true });
  await table.getByLabel('Elle n’a aucune allergie').check();
  await table.getByLabel('Ce que la cuisine doit savoir').fill('Coupé petit');
  await table.getByRole('button', { name: 'Enregistrer' }).click();
  await table.locator('small', { hasText: 'Coupé petit' }).waitFor();
  const { items } = await api.call('own-eaters', 'listOwnEaters');
  expect(items).toMatchObject([
    { name: 'Zoé', isClient: true },
    { name: 'Léo', isClient: false, allergens: [], allergiesAsked: true, dietNote: 'Coupé petit' },
  ]);
  await table.getByRole('button', { name: 'Retirer Léo' }).click();
  await table.locator('p:focus', { hasText: 'Retirer Léo de votre table' }).waitFor();
  await table.getByRole('button', { name: 'Oui, retirer' }).click();
  await table.getByText('Léo n’est plus à votre table.').waitFor();
  expect((await api.call('own-eaters', 'listOwnEaters')).items).toHaveLength(1);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('a dish with sesame is the parent’s to order, and is refused to the child by name, whoever it was for before', async () => {
  const { page, api, complaints } = await signedInClient(site);
  await page.setViewportSize(phone);
  const place = { label: 'Maison', postalCode: '75020', city: 'Paris' };
  const street = { address: '12, rue des Envierges', country: 'FR', phone: '', note: '' };
  await api.call('own-addresses', 'createOwnAddress', {}, { ...place, ...street });
  const { allergens } = await api.call('site-texts', 'get');
  const sesame = allergens.find(({ name }) => name.fr === 'Graines de sésame')?.id ?? 0;
  // A page without our scripts, which could write the cart too.
  await page.goto('/brand.svg');
  await fillCart(page, api, (meal) =>
    meal.allergens.some(({ id, presence }) => id === sesame && presence === 'contains'),
  );
  await page.goto('/commander');
  await page.locator('input[name=slot]').first().click();
  await page.getByRole('radio', { name: /À la livraison/ }).check();
  const submit = page.getByRole('button', { name: /^Commander avec obligation de paiement · .*\d/ });
  await submit.waitFor();
  const choice = page.getByLabel(/^Pour qui est /);
  expect(await choice.count()).toBe(0);

  const reaction = { allergenId: sesame, severity: 'allergy' } as const;
  const child = { name: 'Léo', dietNote: '', allergens: [reaction], allergiesAsked: true };
  const { id: childId } = await api.call('own-eaters', 'createOwnEater', {}, child);
  await page.reload();
  await choice.waitFor();
  expect(await choice.locator('option').allTextContents()).toEqual(['Toute la table', 'Zoé', 'Léo']);
  const refusal = page.getByText(/^Léo est allergique \(graines de sésame\), et .* en contient/);
  await refusal.first().waitFor();
  await choice.selectOption('Zoé');
  await expect.poll(() => refusal.count()).toBe(0);
  await choice.selectOption('Léo');
  await refusal.first().waitFor();
  await page.getByText(/^Contient ce à quoi Léo est allergique/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await submit.click();
  await page
    .getByRole('region', { name: 'Votre commande' })
    .getByText(/^Léo est allergique/)
    .waitFor();
  expect((await api.call('own-orders', 'listOwnOrders', {})).items).toEqual([]);

  await choice.selectOption('Zoé');
  await page.reload();
  await submit.waitFor();
  expect(await choice.inputValue()).not.toBe('');
  await submit.click();
  await page.waitForURL(/\/commandes\/\d+/);
  await page.getByText('pour Zoé').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  const [row] = (await api.call('own-orders', 'listOwnOrders', {})).items;
  const order = await api.call('own-orders', 'getOwnOrder', { id: row?.id ?? 0 });
  expect(order.lines).toMatchObject([{ eater: 'Zoé', quantity: 2 }]);
  expect(order.lines[0]?.eaterId).not.toBe(childId);
  expect(order.conflicts).toEqual([]);
  expect(complaints).toEqual([]);
});
