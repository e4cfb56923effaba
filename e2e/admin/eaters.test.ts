import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { addDish, chooseClient } from '../take-order.ts';

const { signedIn, client } = await openBrowser();
const api = await client(claire);
const { page, complaints, walk } = await signedIn();

/** She may eat sesame. */
async function adele(): Promise<number> {
  const { addresses } = await api.call('clients', 'get', { id: await idOfInes() });
  const [home] = addresses.map(({ id: _id, eligible: _eligible, zone: _zone, ...address }) => address);
  if (!home) throw new Error('Inès has no address');
  const parent = await api.call(
    'clients',
    'create',
    {},
    {
      firstName: 'Adèle',
      lastName: 'Zztable',
      email: '',
      phone: '+33639981234',
      locale: 'fr',
      dietNote: '',
      houseNote: '',
      marketingConsent: false,
      allergens: [],
      allergiesAsked: true,
      addresses: [home],
    },
  );
  return parent.id;
}

async function idOfInes(): Promise<number> {
  const { items } = await api.call('clients', 'list', { search: 'delcourt' });
  return items[0]?.id ?? 0;
}

const id = await adele();

test('a child is seated at a client’s table, with what they react to', async () => {
  await walk(`/clients/${id}`);
  await page.getByRole('button', { name: 'Ajouter quelqu’un à table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter quelqu’un à table' });
  await dialog.getByRole('button', { name: 'Ajouter à table' }).click();
  await dialog.getByText('Ce champ est obligatoire').waitFor();
  await dialog.getByRole('textbox', { name: /^Prénom/ }).fill('Léo');
  await dialog.getByRole('combobox', { name: 'Allergies et intolérances' }).fill('sésame');
  await page.keyboard.press('Enter');
  await dialog.getByText('Gravité').first().waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Ajouter à table' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const seat = page.getByRole('listitem').filter({ hasText: 'Léo' });
  await seat.getByText('Graines de sésame', { exact: true }).waitFor();
  await page.getByText(/^Ajout\s: Graines de sésame \(allergie\) · Léo/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
});

test('the first letters of a name after a dish say for whom it is, letters of a dish never do', async () => {
  await walk('/commandes/ajout');
  await chooseClient(page, 'zztable', /Adèle Zztable/);
  const box = page.getByRole('textbox', { name: 'Ajouter un plat' });
  const pill = (name: string) => page.getByRole('radio', { name });
  await box.fill('2x dahl ad');
  await expect.poll(() => pill('Adèle').isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /2 × Dahl.*pour Adèle/ })
    .waitFor();
  expect(await pill('Toute la table').isChecked()).toBe(true);
  // Lentils, not Léo.
  await box.fill('dahl le');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /1 × Dahl de lentilles corail, moyenne$/ })
    .waitFor();
});

test('the parent’s sesame is not stopped, the child’s is, and the order says for whom each dish is', async () => {
  await walk('/commandes/ajout');
  await chooseClient(page, 'zztable', /Adèle Zztable/);
  await page.getByText('Allergies : Graines de sésame · Léo').waitFor();
  await page.getByRole('radio', { name: 'Adèle' }).check();
  await addDish(page, 'houmous', /houmous|Houmous/);
  await page.getByRole('combobox', { name: /^Pour qui.*houmous.*pour Adèle/i }).waitFor();
  const stop = page.getByRole('dialog', { name: 'Attention, allergie' });
  expect(await stop.count()).toBe(0);

  await page.getByRole('radio', { name: 'Adèle' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Léo' }).isChecked()).toBe(true);
  await addDish(page, 'houmous', /houmous|Houmous/);
  await stop.getByText(/^Léo est allergique/).waitFor();
  await stop.getByRole('textbox', { name: 'Raison' }).fill('sans graines pour lui');
  await stop.getByRole('button', { name: 'Ajouter quand même' }).click();
  const [parentLine, childLine] = ['Adèle', 'Léo'].map((name) =>
    page.getByRole('combobox', { name: new RegExp(`^Pour qui.*pour ${name}`) }),
  );
  await childLine?.waitFor();
  for (const name of ['Adèle', 'Léo'])
    for (const _ of [2, 3, 4])
      await page.getByRole('button', { name: new RegExp(`^Un de plus.*pour ${name}$`) }).click();

  await parentLine?.selectOption({ label: 'pour toute la table' });
  await page
    .getByRole('combobox', { name: /^Pour qui/ })
    .first()
    .selectOption({ label: 'pour Adèle' });
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await page.waitForURL(/\/commandes\/\d+$/);
  await page
    .getByRole('region', { name: /^Léo est allergique/ })
    .getByText(/sans graines pour lui/)
    .waitFor();
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'pour Adèle' }).waitFor();
  await rows.filter({ hasText: 'pour Léo' }).waitFor();
  await page
    .getByText(/· Léo$/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test('nobody leaves the table while a dish to come is for them', async () => {
  await walk(`/clients/${id}`);
  await page.getByRole('button', { name: /Retirer de la table.*Léo/ }).click();
  const question = page.getByRole('dialog', { name: /Retirer Léo de la table/ });
  await question.getByRole('button', { name: 'Retirer' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Léo' }).first().waitFor();
});

test('a change at the table says which orders it touches, a colleague’s is not overwritten, and a guest leaves', async () => {
  await api.call(
    'clients',
    'createEater',
    { id },
    {
      name: 'Mamie',
      dietNote: '',
      allergens: [],
      allergiesAsked: false,
    },
  );
  await walk(`/clients/${id}`);
  const guest = page.getByRole('listitem').filter({ hasText: 'Mamie' });
  await guest.getByText('Allergies non demandées').waitFor();
  await page.getByRole('button', { name: /^Modifier.*Léo/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Modifier.*Léo/ });
  await dialog.getByRole('radio', { name: 'Intolérance' }).check();
  await dialog.getByText(/1 commande en cours est touchée/).waitFor();
  const { version, eaters } = await api.call('clients', 'get', { id });
  const [child] = eaters;
  if (!child) throw new Error('Léo is not at the table');
  const { id: eaterId, ...seat } = child;
  await api.call('clients', 'updateEater', { id }, { ...seat, dietNote: 'Sans piment', eaterId, version });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByRole('alert').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Quitter sans enregistrer' }).getByRole('button', { name: 'Quitter' }).click();
  await page.getByText('Sans piment').waitFor();

  await page.getByRole('button', { name: /Retirer de la table.*Mamie/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await guest.waitFor({ state: 'detached' });
});
