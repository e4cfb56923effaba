import type { Keyboard, Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, settled } from '../person.ts';

const { signedIn } = await openBrowser();
const { page, visit, walk } = await signedIn();

/** Requests that save. */
const sentRequests: string[] = [];
page.on('request', (request) => {
  if (/POST|PUT/.test(request.method()) && !/\/auth\/|order-quotes/.test(request.url()))
    sentRequests.push(`${request.method()} ${new URL(request.url()).pathname}`);
});
beforeEach(() => {
  sentRequests.length = 0;
});

/** The field's description, as a screen reader finds it, with plain spaces. */
const faultOf = (field: Locator) =>
  field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .replaceAll(/\s/g, ' '),
  );

async function typeInto(field: Locator, text: string) {
  await field.click();
  await field.page().keyboard.press('Control+a');
  await field.page().keyboard.press('Delete');
  await field.page().keyboard.type(text);
}

/** Sent at once: were each awaited, a busy machine would draw for so long between them that they are two presses. */
const pressTwice = (keyboard: Keyboard, key: string) =>
  Promise.all([keyboard.down(key), keyboard.up(key), keyboard.down(key), keyboard.up(key)]);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

describe('a new client', () => {
  let people = 0;

  /** Filled in except for the allergies. */
  async function newClient() {
    await walk('/commandes/ajout');
    await page.getByRole('button', { name: 'Nouveau client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau client' });
    people += 1;
    await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Béatrice');
    await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('Dupuy');
    await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`beatrice${people}@example.com`);
    await dialog.getByRole('textbox', { name: 'Adresse', exact: true }).fill('3, rue Pasteur');
    await dialog.getByRole('textbox', { name: 'Code postal' }).fill('94300');
    await dialog
      .getByRole('textbox', { name: 'Téléphone', exact: true })
      .first()
      .fill(`06 39 97 11 ${10 + people}`);
    return {
      dialog,
      allergies: dialog.getByRole('combobox', { name: 'Allergies' }),
      save: dialog.getByRole('button', { name: 'Ajouter ce client' }),
    };
  }

  test('has the allergy that Enter chose, once though it is pressed twice, and the card repeats it', async () => {
    const { dialog, allergies, save } = await newClient();
    await typeInto(allergies, 'sesame');
    await pressTwice(page.keyboard, 'Enter');
    await dialog.getByText('Graines de sésame').first().waitFor();
    expect([await allergies.inputValue(), sentRequests]).toEqual(['', []]);
    // The list no longer covers the button.
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await save.click();
    await page.getByRole('region', { name: 'Allergies : Graines de sésame', exact: true }).waitFor();
  });

  test('is not saved while a word has chosen nothing, however one saves', async () => {
    const { dialog, allergies, save } = await newClient();
    await typeInto(allergies, 'sésame');
    for (const press of [
      () => save.click(),
      () => page.keyboard.press('Control+s'),
      () => page.keyboard.press('Enter'),
    ]) {
      await press();
      await expect.poll(() => faultOf(allergies)).toContain('« sésame » n’est pas choisi');
      expect([await allergies.inputValue(), sentRequests]).toEqual(['sésame', []]);
      await dialog.getByRole('textbox', { name: 'Prénom' }).focus();
      await allergies.focus();
    }
    await dialog.getByRole('textbox', { name: 'Prénom' }).press('Enter');
    await expect.poll(() => allergies.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(sentRequests).toEqual([]);
    await typeInto(allergies, '');
    // The open list covers the button until the field loses the focus.
    await page.keyboard.press('Tab');
    await save.click();
    await page.getByRole('region', { name: 'Allergies non demandées' }).waitFor();
    expect(sentRequests).toEqual(['POST /api/clients']);
  });

  test('keeps what is typed while another allergy is taken out', async () => {
    const { dialog, allergies } = await newClient();
    await typeInto(allergies, 'moutarde');
    await page.keyboard.press('Enter');
    await page.keyboard.type('sés');
    await dialog.locator('.mantine-Pill-remove').click();
    await dialog.getByText('Moutarde').waitFor({ state: 'hidden' });
    expect(await allergies.inputValue()).toBe('sés');
  });
});

/** Combo boxes of saved records without other faults: a list's, a number's, one of a form without a list. */
const fields: { list: string; label: string; several?: true }[] = [
  { list: '/produits', label: 'Mots-clefs', several: true },
  { list: '/code-postal', label: 'Zone de livraison' },
  { list: '/compte', label: 'Langue' },
];

const firstRecord = () =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();

async function openField(list: string, label: string) {
  // The screen after the last save may not be there yet.
  await visit(list);
  if (list !== '/compte') {
    await firstRecord().getByRole('link').first().click();
    await page.waitForURL((url) => /\/\d+$/.test(url.pathname));
    await settled(page);
  }
  if (list === '/produits') {
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await page.waitForURL('**/modifier');
    await settled(page);
  }
  return page.getByRole('main').getByRole('combobox', { name: label, exact: true });
}

test.each(fields)('$list, $label: Enter takes the first match, and text left over saves nothing', async (choice) => {
  const field = await openField(choice.list, choice.label);
  await field.click();
  const last = (await page.getByRole('option').last().textContent()) ?? '';
  await typeInto(field, plain(last));
  await page.keyboard.press('Enter');
  if (choice.several) await page.getByRole('main').getByText(last, { exact: true }).waitFor();
  expect([await field.inputValue(), sentRequests]).toEqual([choice.several ? '' : last, []]);

  await typeInto(field, 'chou-fleur');
  for (const key of ['Enter', 'Control+s', 'Tab']) {
    await page.keyboard.press(key);
    await expect.poll(() => faultOf(field)).toContain('« chou-fleur » n’est pas choisi');
  }
  await page.getByRole('main').getByRole('button', { name: 'Enregistrer', exact: true }).first().click();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect([await field.inputValue(), sentRequests]).toEqual(['chou-fleur', []]);

  // Nothing else was wrong: without the text it is saved, with the old choice.
  await typeInto(field, '');
  await page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe(choice.several ? '' : last);
  await page.keyboard.press('Control+s');
  await expect.poll(() => sentRequests.length).toBe(1);
  if (choice.list === '/compte') await speakFrench();
});

/** The account has just begun to speak English, as do its next pages. */
async function speakFrench() {
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await typeInto(page.getByRole('main').getByRole('combobox', { name: 'Language' }), 'fr');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: 'Votre compte' }).waitFor();
}

test.each([
  ['Allergies et intolérances', 'sesame', 'Graines de sésame'],
  ['Langue du client', 'angl', 'Anglais'],
])(
  'the export’s %s: Enter takes the first match, and text left over exports nothing',
  async (label, typedText, option) => {
    // The screen after the last save may not be there yet.
    await visit('/export-excel');
    const field = page.getByRole('combobox', { name: label });
    const download = page.getByRole('button', { name: 'Télécharger le fichier Excel' });
    await typeInto(field, 'chou-fleur');
    await page.keyboard.press('Tab');
    await expect.poll(() => faultOf(field)).toContain('« chou-fleur » n’est pas choisi');
    await page.getByRole('status').getByText('« chou-fleur » n’est pas choisi').waitFor();
    expect([await field.inputValue(), await download.getAttribute('aria-disabled')]).toEqual(['chou-fleur', 'true']);
    await typeInto(field, typedText);
    await page.keyboard.press('Enter');
    await page.getByText(/clients? à exporter/).waitFor();
    expect(
      await page
        .getByText(option, { exact: true })
        .or(page.locator(`input[value="${option}"]`))
        .count(),
    ).toBeGreaterThan(0);
    expect(await download.getAttribute('aria-disabled')).toBe(null);
  },
);

test('what is chosen already stays chosen when it is typed again', async () => {
  const field = await openField('/code-postal?search=94300', 'Zone de livraison');
  await expect.poll(() => field.inputValue()).not.toBe('');
  const zone = await field.inputValue();
  await typeInto(field, zone.slice(0, 3));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect([await field.inputValue(), await faultOf(field)]).toEqual([zone, expect.not.stringContaining('choisi')]);
});

test('what is chosen is taken off by keys alone', async () => {
  const field = await openField('/code-postal?search=94300', 'Zone de livraison');
  await expect.poll(() => field.inputValue()).not.toBe('');
  await field.focus();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Supprimer · Zone de livraison' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
});
/** As a screen reader reads it. */
const markedOption = (field: Locator) =>
  field.evaluate((input) => {
    const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return option && [option.role, option.textContent, option.ariaSelected];
  });

test.each([
  ['one of several', 'Langue du client', 'angl', 'Anglais', 'fran', 'Français'],
  ['several of many', 'Allergies et intolérances', 'sesame', 'Graines de sésame', 'moutarde', 'Moutarde'],
])('of %s, a screen reader is told which match is marked', async (_, label, typedText, match, retyped, nextMatch) => {
  await walk('/export-excel');
  const field = page.getByRole('combobox', { name: label });
  await typeInto(field, typedText);
  await expect.poll(() => markedOption(field)).toEqual(['option', match, 'true']);
  await typeInto(field, retyped);
  await expect.poll(() => markedOption(field)).toEqual(['option', nextMatch, 'true']);
  // The library marks the option until the next typing.
  await typeInto(field, '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await markedOption(field))?.[0]).toBe('option');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typedText);
  await expect.poll(() => markedOption(field)).toEqual(['option', match, 'true']);
  const list = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`);
  expect(await list.locator('[role="option"][aria-selected="true"]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => markedOption(field)).toBe(null);
  expect(await field.getAttribute('aria-activedescendant')).toBe(null);
});
