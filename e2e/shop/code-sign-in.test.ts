import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { ownSite } from '../running-site.ts';
import { alive, visitorOf } from './client.ts';
import { mailedCode } from './mailed-code.ts';

const site = await ownSite();
const phone = { viewport: { width: 390, height: 844 } };

const words = {
  fr: {
    home: '/',
    checkout: '/commander',
    email: 'Votre e-mail',
    get: 'Recevoir un code',
    code: 'Code reçu par e-mail',
    wrong: 'Ce code n’est pas le bon',
    first: 'Prénom',
    last: 'Nom',
    phone: 'Téléphone',
    unnamed: 'Dites-nous d’abord comment vous vous appelez.',
    me: 'C’est moi',
    none: 'Non, aucune',
    street: 'Numéro et rue',
    postalCode: 'Code postal',
    city: 'Ville',
    deliver: 'Livrer à cette adresse',
    outside: 'Nous ne livrons pas encore au 13001.',
    tell: 'Prévenez-moi quand vous livrez ici',
    send: 'Me prévenir',
    consent: /Gardez mon e-mail/,
    noted: /C’est noté/,
    goOn: 'Continuer',
    pay: /À la livraison/,
    order: /^Commander/,
    password: 'Choisissez un mot de passe',
    save: 'Enregistrer',
    saved: 'Votre mot de passe est enregistré.',
    again: /^Renvoyer un code/,
  },
  en: {
    home: '/en/',
    checkout: '/en/checkout',
    email: 'Your e-mail',
    get: 'Get a code',
    code: 'Code from the mail',
    wrong: 'This is not the code',
    first: 'First name',
    last: 'Last name',
    phone: 'Phone',
    unnamed: 'First tell us what you are called.',
    me: 'That is me',
    none: 'No, none',
    street: 'Number and street',
    postalCode: 'Postal code',
    city: 'City',
    deliver: 'Deliver to this address',
    outside: 'We do not deliver to 13001 yet.',
    tell: 'Tell me when you deliver here',
    send: 'Tell me',
    consent: /Keep my e-mail/,
    noted: /^Noted/,
    goOn: 'Go on',
    pay: /On delivery/,
    order: /^Order/,
    password: 'Choose a password',
    save: 'Save',
    saved: 'Your password is saved.',
    again: /^Send another code/,
  },
} as const;

test.each(['fr', 'en'] as const)('a newcomer orders on a phone by a code from their mail, in %s', async (locale) => {
  const say = words[locale];
  const email = `nouvelle-${locale}@example.com`;
  const { page, complaints } = await visitorOf(site.shopUrl, phone);
  await page.goto(say.home);
  await alive(page);
  for (let portions = 0; portions < 3; portions++)
    await page.locator('button[data-article]:enabled').first().press('Enter');
  await page.goto(say.checkout);
  await alive(page);
  await page.getByRole('textbox', { name: say.email }).fill(email);
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: say.get }).click();
  const code = await mailedCode(site.outbox, email);
  expect(await page.getByRole('button', { name: say.again }).isDisabled()).toBe(true);
  await page.getByLabel(say.code).fill(code === '000 000' ? '111 111' : '000 000');
  await page.getByText(say.wrong).first().waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByLabel(say.code).fill(code);

  await page.getByLabel(say.first).waitFor();
  await page.getByRole('button', { name: say.order }).first().click();
  await page.getByText(say.unnamed).waitFor();
  await page.getByLabel(say.first).fill('Inès');
  await page.getByLabel(say.last, { exact: true }).fill('Roux');
  await page.getByLabel(say.phone, { exact: true }).fill('06 39 98 12 34');
  await page.getByRole('button', { name: say.me }).click();
  await page.getByRole('button', { name: say.me }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say.none }).click();
  await page.getByRole('button', { name: say.none }).waitFor({ state: 'detached' });

  await page.getByLabel(say.street).fill('3, rue du Port');
  await page.getByLabel(say.postalCode).fill('13001');
  await page.getByLabel(say.city).fill('Marseille');
  await page.getByRole('button', { name: say.deliver }).click();
  await page.locator(':focus', { hasText: say.outside }).waitFor();
  const top = (await page.getByText(say.outside).boundingBox())?.y ?? -1;
  expect(top > 0 && top < 800).toBe(true);
  await page.getByText(say.tell).click();
  await page.getByRole('button', { name: say.send, exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /cochez|tick/i })
    .waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByLabel(say.consent).check();
  await page.getByRole('button', { name: say.send, exact: true }).click();
  await page.locator(':focus', { hasText: say.noted }).waitFor();
  expect(await page.getByLabel(say.street).inputValue()).toBe('3, rue du Port');
  await page.getByLabel(say.postalCode).fill('75020');
  await page.getByLabel(say.city).fill('Paris');
  await page.getByRole('button', { name: say.deliver }).click();
  await page.locator('input[name=slot]:enabled').first().click({ force: true });
  await page.getByRole('radio', { name: say.pay }).click({ force: true });
  await page.getByRole('button', { name: say.order }).first().click();
  await page.waitForURL(/new=1/);

  const password = page.getByLabel(say.password);
  await password.fill('la soupe est au chaud dimanche');
  const eye = page.getByRole('button', { name: /Voir ce que je tape|Show what I type/ });
  await eye.focus();
  await page.keyboard.press('Space');
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: say.save }).click();
  await page.getByText(say.saved).waitFor();
  // Only the wrong code.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('a client changes e-mail and language in the account, and pages follow at once', async () => {
  const email = 'langue@example.com';
  const { page } = await visitorOf(site.shopUrl, phone);
  await page.goto('/connexion');
  await alive(page);
  await page.getByLabel('Votre e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await page.getByLabel('Code reçu par e-mail').fill(await mailedCode(site.outbox, email));
  await page.waitForURL('**/compte');
  await page.getByRole('button', { name: 'Changer d’e-mail' }).click();
  const newEmail = 'nouvel-e-mail@example.com';
  await page.getByLabel('Nouvel e-mail').fill(newEmail);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await page.getByLabel('Code reçu par e-mail').fill(await mailedCode(site.outbox, newEmail));
  await page.getByText('Votre e-mail est changé.').waitFor();
  await page.getByText(newEmail).first().waitFor();
  await page.getByLabel('Prénom').fill('Inès');
  await page.getByLabel('Nom', { exact: true }).fill('Roux');
  await page.getByLabel('Langue des pages et des e-mails').selectOption('en');
  expect(await accessViolations(page)).toEqual([]);
  await page
    .locator('form', { has: page.getByLabel('Prénom') })
    .getByRole('button', { name: 'Enregistrer' })
    .click();
  await page.waitForURL('**/en/account');
  await page.getByRole('heading', { name: 'My account' }).waitFor();
});

test('a first order on a phone is placed in fifteen taps and less than two minutes, and a forgotten password has a page', async () => {
  const { page } = await visitorOf(site.shopUrl, { ...phone, hasTouch: true });
  const count = { taps: 0, fields: 0, letters: 0 };
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.tap();
  };
  const type = async (label: string, text: string) => {
    count.fields += 1;
    count.letters += text.length;
    const field = page.getByLabel(label, { exact: true });
    await field.tap();
    await field.pressSequentially(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await page.goto('/');
  await alive(page);
  const dish = page.locator('button[data-article]:enabled').first();
  await tap(dish);
  await tap(dish);
  await tap(page.locator('[data-cart-bar]').getByRole('link', { name: 'Commander', exact: true }));
  const say = words.fr;
  await alive(page);
  await type(say.email, 'premiere@example.com');
  await tap(button(say.get));
  // The field has the focus, and its code sends itself.
  await page.getByLabel(say.code).pressSequentially(await mailedCode(site.outbox, 'premiere@example.com'));
  await type(say.first, 'Inès');
  await type(say.last, 'Roux');
  await type(say.phone, '0639981234');
  await tap(button(say.me));
  await tap(button(say.none));
  await page.getByRole('button', { name: say.none }).waitFor({ state: 'detached' });
  await type(say.street, '12, rue des Envierges');
  await type(say.postalCode, '75020');
  await page.getByLabel(say.city).and(page.locator('[value=Paris]')).waitFor();
  await tap(button(say.deliver));
  await tap(page.locator('label', { has: page.locator('input[name=slot]:enabled') }).first());
  await tap(page.locator('label', { has: page.getByRole('radio', { name: say.pay }) }));
  await tap(button(/^Commander avec obligation de paiement · .*\d/));
  await page.waitForURL(/new=1/);
  expect(count.taps).toBeLessThanOrEqual(10);
  expect(count.taps + count.fields).toBeLessThanOrEqual(16);
  // Two seconds for each tap and half a second for each letter.
  expect((count.taps + count.fields) * 2 + count.letters / 2).toBeLessThan(120);

  await page.context().clearCookies();
  await page.goto('/connexion');
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click();
  await page.waitForURL('**/mot-de-passe-oublie');
  await alive(page);
  await page.getByLabel('Adresse e-mail').fill('premiere@example.com');
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await page.getByText('un lien vient de lui être envoyé').waitFor();
});
