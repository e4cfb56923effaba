import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { ownSite } from '../running-site.ts';
import { alive, visitorOf } from './client.ts';

const withoutMail = { SMTP_URL: '' };
const { shopUrl } = await ownSite(withoutMail);

const password = 'la soupe est au chaud dimanche';

test('without a mail server a new client registers and orders by the keyboard alone, from the menu to the confirmation, and sees the order in their account', async () => {
  const { page, complaints } = await visitorOf(shopUrl);
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press(role === 'radio' ? 'Space' : 'Enter');
  };

  // Keeps for the test what is shown for a while only.
  await page.addInitScript(() => {
    const keep = () => {
      const text = document.getElementById('said')?.textContent;
      if (text) sessionStorage.setItem('said', text);
    };
    new MutationObserver(keep).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/');
  await alive(page);
  const size = page.locator('button[data-article]:enabled').first();
  await size.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('est dans votre panier').waitFor();
  // The dish may have more sizes; no other dish comes before the way on.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let tabs = 0; tabs < 4 && (await focused()) !== 'Passer à la commande'; tabs++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Passer à la commande');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/commander');
  await page.getByText('Connexion requise. Vous devez vous connecter avant de continuer.').waitFor();
  await press('Créer un compte', 'link');
  await page.waitForURL('**/inscription*');
  await alive(page);
  const email = 'zoe.martin@example.com';
  for (const text of ['Zoé', 'Martin', email, '06 39 98 12 34', password]) {
    if (text === 'Zoé') await page.getByLabel('Prénom').focus();
    else await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/commander');
  await page.getByRole('link', { name: 'Panier · 2' }).waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('said') === 'Vous êtes maintenant connecté');

  await alive(page);
  await page.getByLabel('Numéro et rue').fill('12, rue des Envierges');
  await press(/^Commander avec obligation de paiement/);
  await page.getByText('Dites-nous d’abord s’il y a une allergie').waitFor();
  await press('Non, aucune');
  await page.getByRole('group', { name: 'Une allergie à nous signaler' }).waitFor({ state: 'detached' });
  await press(/^Commander avec obligation de paiement/);
  await page.getByText('Informations de livraison invalides.').waitFor();
  await page.getByLabel('Code postal').fill('01000');
  await page.getByText('Cette zone n’est pas éligible à la livraison').waitFor();
  await page.getByLabel('Code postal').fill('75020');
  await page.getByText('Cette zone est éligible à la livraison').waitFor();
  await page.getByLabel('Ville').fill('Paris');
  await page.keyboard.press('Enter');
  await page.locator('input[name=slot]').first().waitFor();
  await press(/^Commander avec obligation de paiement/);
  await page.getByText('Horaire de livraison invalide.').waitFor();
  await page.locator('input[name=slot]').first().focus();
  await page.keyboard.press('Space');
  await press('Continuer');
  await page.getByRole('radio', { name: /À la livraison/ }).waitFor();
  await press(/^Commander avec obligation de paiement/);
  await page.getByText('Choisissez comment payer.').waitFor();
  await page.getByLabel('Code promo').fill('RIEN');
  await press('Appliquer');
  await page.getByText('Votre code promo a peut-être expiré ou n’existe pas.').first().waitFor();
  await page.getByLabel('Code promo').fill('');
  await press('Appliquer');
  await press(/À la livraison/, 'radio');
  expect(await accessViolations(page)).toEqual([]);
  await press(/^Commander avec obligation de paiement · \d/);

  await page.waitForURL('**/commandes/*');
  await page.getByRole('heading', { name: 'Merci ! Votre commande est notée.' }).waitFor();
  await page.getByText('Nous n’envoyons pas d’e-mails pour l’instant').waitFor();
  expect(await page.title()).toMatch(/^Commande \d{4}-\d{6} · /);
  await page.getByRole('link', { name: 'Panier', exact: true }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await press('Zoé', 'link');
  await page.getByRole('link', { name: /Commande \d{4}-\d{6}/ }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
