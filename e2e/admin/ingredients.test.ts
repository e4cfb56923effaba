import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';

const { signedIn, client } = await openBrowser();
const { page, walk } = await signedIn();

const reading = page.getByRole('region', { name: 'Lecture des ingrédients' });
const box = (language: 'fr' | 'en') => page.locator(`[data-field="ingredients.${language}"] textarea`);
const save = () => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

async function newDish() {
  const api = await client(claire);
  const { items } = await api.call('products', 'list', { status: 'published', limit: 1 });
  const { id: _id, version: _version, ...dish } = await api.call('products', 'get', { id: items[0]?.id ?? 0 });
  const words = (fr: string, en: string) => ({ fr, en });
  return api.call(
    'products',
    'create',
    {},
    {
      ...dish,
      name: words('Pommes au four', 'Baked apples'),
      slug: words('pommes-au-four', 'baked-apples'),
      ingredients: words('Pommes', 'Apples'),
      allergens: [],
    },
  );
}

test('what the ingredients name is declared or explained, and then stands in bold', async () => {
  const { id } = await newDish();
  await walk(`/produits/${id}/modifier`);
  await reading.getByText('Tout ce que nomment les ingrédients').waitFor();
  await box('fr').fill('Pommes, lupin, crème maison');
  await box('en').fill('Apples, lupin');
  await reading.getByText('Lait : le français dit « crème », l’anglais ne le dit pas.').waitFor();
  await save();
  await reading.getByText(/un allergène qui n’est pas déclaré\s: lupin, crème/).waitFor();

  await reading.getByRole('group', { name: 'Lupin' }).getByRole('button', { name: 'Le plat en contient' }).click();
  await expect
    .poll(() => page.getByRole('radiogroup', { name: 'Lupin' }).getByLabel('Contient').isChecked())
    .toBe(true);
  const milk = reading.getByRole('group', { name: 'Lait' });
  await milk.getByRole('button', { name: 'Expliquer' }).click();
  await save();
  await milk.getByText('Ce champ est obligatoire').waitFor();
  await milk.getByLabel('Pourquoi le plat n’en contient pas').fill('Crème de riz de la maison');
  await save();
  await page.waitForURL(/\/produits$/);

  await walk(`/produits/${id}`);
  await page.getByText('Expliqué : Lait').waitFor();
  await expect.poll(() => page.locator('p[lang="fr"] strong').allTextContents()).toEqual(['lupin']);
  await page.getByText(/Crème de riz de la maison \(par Claire/).waitFor();
});

test('the form of an allergen says for what the ingredients are read', async () => {
  await walk('/allergenes/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Kiwi');
  await page.getByText('ne sont pas lus pour cet allergène').waitFor();
  await page.getByLabel('Code').fill('sesame');
  await page.getByText('Lu dans les ingrédients des plats : Sésame.').waitFor();
});

test('a change of an ingredient reaches its dishes, and its toast takes it back whole', async () => {
  const api = await client(claire);
  const [row] = (await api.call('ingredients', 'list', { search: 'beurre' })).items;
  const id = row?.id ?? 0;
  const earlierIngredient = await api.call('ingredients', 'get', { id });
  const [recipe] = (await api.call('recipes', 'list', { ingredientId: id })).items.filter(
    ({ productId }) => productId !== null,
  );
  const presences = async () => {
    const { allergens } = await api.call('products', 'get', { id: recipe?.productId ?? 0 });
    return allergens.map(({ allergenId, presence }) => `${allergenId} ${presence}`).toSorted();
  };
  const earlierPresences = await presences();
  await walk(`/ingredients/${id}`);
  await page.getByRole('radiogroup', { name: 'Lupin' }).getByLabel('Contient', { exact: true }).check();
  await save();
  await page.getByText(/^Enregistré\s: Beurre/).waitFor();
  expect(await presences()).not.toEqual(earlierPresences);
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await page.getByText('La modification est annulée.').waitFor();
  expect(await presences()).toEqual(earlierPresences);
  const { allergens, articles } = await api.call('ingredients', 'get', { id });
  expect({ allergens, articles }).toEqual({
    allergens: earlierIngredient.allergens,
    articles: earlierIngredient.articles,
  });
});

test('what the article of a new supplier brings is typed, and its dishes are told before it is saved', async () => {
  const api = await client(claire);
  const [row] = (await api.call('ingredients', 'list', { search: 'huile de colza' })).items;
  await walk(`/ingredients/${row?.id}`);
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const article = page.getByRole('group', { name: 'Article 2' });
  await article.getByRole('combobox', { name: 'Fournisseur' }).click();
  await page.getByRole('option').first().click();
  await article.getByRole('textbox', { name: 'Nom de l’article' }).fill('Colza vierge du Perche');
  await article.getByRole('combobox', { name: 'TVA' }).click();
  await page.getByRole('option').first().click();
  await article.getByLabel('Prix HT').fill('21,50');
  await article.getByRole('combobox', { name: 'Allergènes en plus' }).fill('coque');
  await page.getByRole('option', { name: 'Fruits à coque' }).click();
  await page.getByText(/^\d+ plats changent de déclaration/).waitFor();
  await page
    .getByText(/Fruits à coque\s: Non → Traces/)
    .first()
    .waitFor();
});
