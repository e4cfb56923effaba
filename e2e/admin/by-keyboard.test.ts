import { expect, test } from 'vitest';
import { delayRequests } from '../delay-requests.ts';
import { keyboardUser } from '../keyboard-user.ts';
import { openBrowser } from '../person.ts';
import { claire } from '../demonstration.ts';

const { visitor } = await openBrowser();
const { page } = await visitor();
const { arriveAt, tabTo, backTo, press, typeInto, choose, focusOn, waitForFocus } = keyboardUser(page);

test('one signs in', async () => {
  await page.goto('/connexion');
  await arriveAt(/^Connexion$/);
  await typeInto(/^Adresse e-mail/, claire.email);
  await typeInto(/^Mot de passe/, claire.password);
  await press('Enter');
  await arriveAt(/Bonjour/);
});

test('the first stop of a page skips to its content', async () => {
  await page.goto('/allergenes');
  await arriveAt(/^Allergènes$/);
  await backTo(/^Aller au contenu/);
  await press('Enter');
  await press('Tab');
  expect((await focusOn()).name).toBe('Excel');
});

test('one adds a product that is on sale, by the menu', async () => {
  await backTo(/^Déplier le menu/);
  await press('Enter');
  await backTo(/^Ajouter un produit/);
  await press('Enter');
  await arriveAt(/^Ajouter un produit$/);
  await typeInto(/^Français/, 'Curry de pois chiches');
  await typeInto(/^Anglais/, 'Chickpea curry');
  await tabTo(/^céleri/i);
  await press('ArrowRight');
  await tabTo(/^J’ai vérifié la recette/);
  await press('Space');
  await choose(/^Catégorie/, /^Plats/);
  await choose(/^Taux de taxe/, /./);
  await choose(/^État/, /^En vente/);
  await tabTo(/^Samedi/i);
  await press('Space');
  await tabTo(/Vendu en cette taille/);
  await press('Space');
  await typeInto(/^Prix/, '12,50');
  await tabTo(/^Choisir des photos/);
  await tabTo(/^Enregistrer$/);
  await press('Enter');
  await arriveAt(/^Produits$/);
  await typeInto(/^Rechercher/, 'pois chiches');
  const row = page.getByRole('row', { name: /Curry de pois chiches/ });
  await row.getByText('En vente').waitFor();
});

const boxIsFocused = (label: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, label);
const findClient = 'Chercher un client\u202f: nom, e-mail, téléphone';
const dishes = 'Ajouter un plat';
const hasRoom = /libre|\d places?/;
const line = (dish: string) => page.getByRole('group', { name: `Quantité · ${dish}` });

test('one takes an order of four dishes for a client who is known, with a dozen strokes beside the words', async () => {
  await backTo(/^Commandes$/);
  await press('Enter');
  await arriveAt(/^Commandes$/);
  await tabTo(/^Ajouter une commande/);
  await press('Enter');
  await boxIsFocused(findClient);
  let strokes = 0;
  const stroke = async (key: string) => {
    strokes += key.split('+').length;
    await press(key);
  };
  await page.keyboard.type('delcourt');
  await stroke('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'slot');
  expect((await focusOn()).name).toMatch(/^Créneau de livraison · .*\s– /);
  // A full slot wants a reason.
  do {
    await stroke('ArrowRight');
  } while (!hasRoom.test((await focusOn()).name));
  await stroke('Enter');
  await boxIsFocused(dishes);
  for (const words of ['4x compot', 'citronnade', 'velouté potim', 'carottes râp']) {
    await page.keyboard.type(words);
    await stroke('Enter');
    expect(await page.getByRole('textbox', { name: dishes }).inputValue()).toBe('');
  }
  for (const dish of ['Citronnade à la menthe', 'Velouté potimarron, châtaigne', 'Carottes râpées, orange et cumin'])
    await line(dish).waitFor();
  await line('Compotée poire-vanille').getByText('4', { exact: true }).waitFor();
  await stroke('Control+s');
  await page.waitForURL(/\/commandes\/\d+$/);
  await arriveAt(/^Commande /);
  expect(strokes).toBeLessThanOrEqual(12);
});

test('one moves the order on, and goes on from where the step was', async () => {
  await tabTo(/^Confirmer/);
  await press('Enter');
  await page.getByRole('button', { name: 'Mettre en préparation' }).waitFor();
  await waitForFocus();
  // Past other actions of an order; the menu alone has more stops.
  await tabTo(/^Mettre en préparation/, 8);
});

test('one takes a dish out again, and goes on from where it was', async () => {
  await page.goto('/commandes/ajout');
  await boxIsFocused(findClient);
  await typeInto(/^Ajouter un plat/, 'compot');
  await page.getByRole('button', { name: /^Compotée/ }).waitFor();
  await press('ArrowDown');
  expect((await focusOn()).name).toMatch(/^Compotée/);
  await press('Enter');
  await boxIsFocused(dishes);
  await tabTo(/^Retirer/);
  await press('Enter');
  await waitForFocus();
  await tabTo(/^Code promo/, 1);
});

test('Enter waits for the dish of its own words, and saving for that dish; an allergy asks its reason by the keyboard', async () => {
  await page.goto('/commandes/ajout');
  await boxIsFocused(findClient);
  const letGo = await delayRequests(page, /api\/products\?.*search=(compot|houmous)/);
  await page.keyboard.type('delcourt');
  await press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'slot');
  await press('Enter');
  await boxIsFocused(dishes);
  await page.keyboard.type('citronnade');
  await press('Enter');
  await line('Citronnade à la menthe').waitFor();
  await page.keyboard.type('compot');
  await press('Enter');
  // Other dishes with houmous are not sold on every weekday.
  await page.keyboard.type('houmous betterave');
  await press('Enter');
  await press('Control+s');
  await page
    .getByRole('tooltip')
    .getByText(/^Recherche de «\scompot\s»/)
    .waitFor();
  expect(await page.getByRole('group', { name: /^Quantité/ }).count()).toBe(1);
  letGo();
  await page.getByRole('dialog', { name: 'Attention, allergie' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('textarea'));
  await page.keyboard.type('préparé sans sésame');
  await press('Control+s');
  await boxIsFocused(dishes);
  await line('Compotée poire-vanille').waitFor();
  await line('Houmous de betterave, crackers aux graines').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  for (const words of ['cookie', 'mousse choc', 'jus pomme', 'zzz']) {
    await page.keyboard.type(words);
    await press('Enter');
  }
  await page.getByRole('region', { name: /^«\szzz\s» n’est pas ajouté/ }).waitFor();
  expect(await page.getByRole('group', { name: /^Quantité/ }).count()).toBe(6);
  // The missing dish must be seen before the order is saved.
  await press('Control+s');
  await page.locator('p[role=alert]', { hasText: /^«\szzz\s» n’est pas ajouté/ }).waitFor();
  await boxIsFocused(dishes);
  // Total and button stay in sight, on a wide screen, on a tablet and on a phone.
  for (const [width, height] of [
    [1280, 860],
    [768, 860],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      page.getByText('Total', { exact: true }),
      page.getByRole('button', { name: 'Enregistrer la commande' }),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y > 0 && box.y + box.height <= height).toBe(true);
      expect(await part.evaluate(isUncovered)).toBe(true);
    }
  }
  await page.setViewportSize({ width: 1280, height: 820 });
});

test('one clears a search, and goes on from where it was', async () => {
  await page.goto('/allergenes?search=lup');
  await arriveAt(/^Allergènes$/);
  await tabTo(/^Effacer la recherche/);
  await press('Enter');
  await waitForFocus();
  await tabTo(/^Rechercher/, 1);
});

/** Runs in the browser. */
function isUncovered(part: HTMLElement | SVGElement): boolean {
  const { x, y, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** One by default; `npm run day` makes a whole day of forty. */
const ordersOfDay = Number(process.env['ORDERS'] ?? 1);

test('a day by keyboard alone: orders are taken, changed, moved, paid and carried to the door', {
  timeout: 60_000 * ordersOfDay,
}, async () => {
  for (let order = 0; order < ordersOfDay; order++) {
    await page.goto('/commandes/ajout');
    await boxIsFocused(findClient);
    await page.keyboard.type('delcourt');
    await press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'slot');
    await press('Enter');
    await boxIsFocused(dishes);
    await page.keyboard.type('4x compot');
    await press('Enter');
    await line('Compotée poire-vanille').waitFor();
    await press('Control+s');
    await page.waitForURL(/\/commandes\/\d+$/);
    await arriveAt(/^Commande /);

    await tabTo(/^Modifier$/);
    await press('Enter');
    await arriveAt(/^Modifier la commande/);
    await line('Compotée poire-vanille').waitFor();
    await typeInto(/^Ajouter un plat/, 'citronnade');
    await press('Enter');
    await line('Citronnade à la menthe').waitFor();
    await press('Control+s');
    await page.waitForURL(/\/commandes\/\d+$/);
    await arriveAt(/^Commande /);

    const dialog = page.getByRole('dialog');
    await tabTo(/^Déplacer$/);
    await press('Enter');
    await dialog.getByRole('radio', { disabled: false }).last().waitFor();
    const refusal = dialog.getByRole('alert');
    do {
      await tabTo(/\d\s*h/);
      do {
        await press('ArrowRight');
      } while (!hasRoom.test((await focusOn()).name));
      await dialog.getByText(/^Nouveau créneau/).waitFor();
      await tabTo(/^Déplacer$/);
      const answer = page.waitForResponse((answer) => answer.url().endsWith('/slot'));
      await press('Enter');
      await answer;
      // A day may have room for the order but too few portions: it says so, and the next day follows.
      await expect.poll(async () => !(await dialog.isVisible()) || (await refusal.isVisible())).toBe(true);
      if (await dialog.isVisible()) expect(await refusal.innerText()).toMatch(/Compotée poire-vanille\s: il/);
    } while (await dialog.isVisible());

    await tabTo(/^Encaisser \d/);
    await press('Enter');
    await dialog.getByRole('radio', { name: 'Espèces' }).waitFor();
    await tabTo(/Espèces/);
    await press('Space');
    await press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Payée').first().waitFor();

    await page.reload();
    await arriveAt(/^Commande /);
    for (const step of [
      /^Confirmer/,
      /^Mettre en préparation/,
      /^Marquer prête/,
      /^Partir en livraison/,
      /^Marquer livrée/,
    ]) {
      // The step before has ended once this one is enabled.
      await page.getByRole('button', { name: step, disabled: false }).waitFor();
      await waitForFocus();
      await tabTo(step);
      await press('Enter');
    }
    await page.getByRole('listitem').filter({ hasText: 'Livrée' }).first().waitFor();
  }
});
