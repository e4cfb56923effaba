import { expect, test } from 'vitest';
import { importHouse } from '../../testing/import-house.ts';

const { kitchen, milk, owner, table } = await importHouse('products');
const { sesame, bowl } = kitchen;

const [category] = (await owner.call('categories', 'list', {})).items;
const [taxRate] = (await owner.call('tax-rates', 'list', {})).items;
await kitchen.world.size('Grande');
const sizes = (await owner.call('sizes', 'list', {})).items;
const productNamed = async (search: string) => {
  const [row] = (await owner.call('products', 'list', { search })).items;
  return owner.call('products', 'get', { id: row?.id ?? 0 });
};
const percentage = (taxRate?.components.reduce((sum, { rate }) => sum + rate, 0) ?? 0) / 1000;

const file = `Plat;Catégorie;TVA;Prix;Portions ${sizes[0]?.name.fr};Jours;Allergènes;Traces;Statut;Énergie;Ingrédients
Soupe miso ;${category?.name.fr};${String(percentage).replace('.', ',')} %;7,90 €;20;lun-ven;lait (traces); sésame;en vente;1 250,5;"Eau, poireaux"
Flan coco;Desserts maison;${taxRate?.name.en};5.5;;tous les jours;aucun;;;;
Rien;${category?.name.fr};99 %;gratuit;;demain;kiwi;;peut-être;beaucoup;
`;

test('dishes come in with prices, days and declared allergens; faults name their word', async () => {
  const upload = await table.upload(file);
  expect(upload.mapping).toEqual([
    'nameFr',
    'category',
    'taxRate',
    'price',
    `portions:${sizes[0]?.id}`,
    'weekdays',
    'allergens',
    'traces',
    'status',
    'kcal',
    'ingredientsFr',
  ]);
  const unknown = await table.check(upload);
  expect(
    (await table.rows(unknown.id, 'refused')).map(({ number, faults }) => [
      number,
      ...faults.map(({ message }) => message),
    ]),
  ).toEqual([
    [3, 'No category is called “Desserts maison”: correct the word, or add it to the constants'],
    [
      4,
      '“99 %” is no tax rate of the house',
      '“peut-être” is neither draft, nor on sale, nor archived',
      '“kiwi” is no allergen of the house: correct the word, or add the allergen',
      '“demain” is no list of days',
      '“gratuit” is no amount',
      '“beaucoup” is no number',
    ],
  ]);
  const checked = await table.check(unknown, { createMissing: true });
  expect(checked.counts).toMatchObject({ new: 2, refused: 1 });
  const { id } = await table.run(checked.id);
  const soup = await productNamed('miso');
  expect(soup).toMatchObject({
    name: { fr: 'Soupe miso', en: 'Soupe miso' },
    slug: { fr: 'soupe-miso', en: 'soupe-miso' },
    status: 'published',
    weekdays: [1, 2, 3, 4, 5],
    allergensDeclared: true,
    offers: [{ sizeId: sizes[0]?.id, price: 790, quantityAvailable: 20 }],
    taxRateId: taxRate?.id,
    ingredients: { fr: 'Eau, poireaux', en: '' },
    nutrition: { kcal: 1250.5, fat: null },
  });
  expect(soup.allergens.map(({ allergenId, presence }) => [allergenId, presence])).toEqual(
    [milk, sesame].toSorted((a, b) => a - b).map((allergenId) => [allergenId, 'may_contain']),
  );
  expect(await productNamed('flan')).toMatchObject({ status: 'draft', allergens: [], allergensDeclared: true });
  expect((await table.check(await table.upload(file), { createMissing: true })).counts).toMatchObject({
    same: 2,
    refused: 1,
  });

  const undone = await table.undo(id);
  expect(undone.counts.kept).toBe(0);
  expect((await owner.call('products', 'list', { search: 'miso' })).items).toEqual([]);
  expect((await owner.call('categories', 'list', {})).items.map(({ name }) => name.fr)).not.toContain(
    'Desserts maison',
  );
});

test('a dish has a line for each size, crosses for its allergens, and a rate as a spreadsheet keeps it', async () => {
  const [first, second] = sizes.map(({ name }) => name.fr);
  const { id, counts } = await table.import(`Handle;Title;Body (HTML);Type;Option1 Value;Variant Price;TVA;Lait;Sésame
tian;Tian;"<p>Doux &amp; <b>bon</b></p>";${category?.name.fr};${first};12€50;${percentage / 100};x;T
tian;;;;${second};9,90 € TTC;;;
pot;Pot;;${category?.name.fr};${first};4;${percentage / 100};non;non
pot;;;;${first};5;;;
`);
  expect(counts).toMatchObject({ new: 1, joined: 1, refused: 2 });
  expect((await table.rows(id, 'refused')).map(({ faults }) => faults[0]?.message)).toEqual([
    'Line 5 of the same record is refused: they come in together',
    'Contradicts line 4 of the same record',
  ]);
  const tian = await productNamed('tian');
  expect(tian).toMatchObject({ description: { fr: 'Doux & bon' }, allergensDeclared: true, taxRateId: taxRate?.id });
  expect(tian.offers.map(({ price }) => price)).toEqual([1250, 990]);
  expect(tian.allergens).toEqual(
    expect.arrayContaining([
      { allergenId: milk, presence: 'contains' },
      { allergenId: sesame, presence: 'may_contain' },
    ]),
  );
});

test('a known dish gets what the file says, keeps the rest, and its orders are judged again', async () => {
  const { version, ...earlierBowl } = await owner.call('products', 'get', { id: bowl });
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Lou', lastName: 'Petit', allergicTo: milk });
  const { id: orderId } = await kitchen.place(owner, { clientId, addressId, lines: [kitchen.line(bowl, 1)] });
  const { id, counts } = await table.import(`Nom;Allergènes;Lipides;Catégorie\n${earlierBowl.name.fr};lait;12,5;\n`);
  expect(counts).toMatchObject({ changed: 1, refused: 0 });
  const changedBowl = await owner.call('products', 'get', { id: bowl });
  expect(changedBowl).toMatchObject({
    ...earlierBowl,
    allergens: expect.any(Array) as unknown,
    nutrition: { ...earlierBowl.nutrition, fat: 12.5 },
  });
  expect(changedBowl.allergens).toContainEqual({ allergenId: milk, presence: 'contains' });
  expect(changedBowl.version).toBe(version + 1);
  expect((await owner.call('orders', 'get', { id: orderId })).events.map(({ kind }) => kind)).toContain(
    'allergy_found',
  );
  await table.undo(id);
  expect((await owner.call('products', 'get', { id: bowl })).allergens).toEqual(earlierBowl.allergens);
});

test('what nobody could publish by hand is refused', async () => {
  const { counts, id } = await table.import(
    `Nom;Catégorie;TVA;Prix;Jours;Statut\nSans;${category?.name.fr};${taxRate?.name.fr};9;lun;en vente\n`,
  );
  expect(counts).toMatchObject({ new: 0, refused: 1 });
  expect((await table.rows(id, 'refused'))[0]?.faults[0]).toMatchObject({ column: 'allergensDeclared' });
});

test('new dishes of a file without rates get the one that was chosen, others keep theirs', async () => {
  const second = await owner.call(
    'tax-rates',
    'create',
    {},
    {
      name: { fr: 'Boissons', en: 'Drinks' },
      components: [{ name: 'TVA', rate: 20_000 }],
      active: true,
    },
  );
  const upload = await table.upload(`Plat;Catégorie;Prix\nJus de pomme;${category?.name.fr};3,50\nTian;;8,20\n`);
  expect([upload.taxRateId, upload.taxRates.map(({ name }) => name)]).toEqual([
    null,
    expect.arrayContaining(['Drinks']),
  ]);
  expect((await table.check(upload)).counts).toMatchObject({ changed: 1, refused: 1 });
  const choose = (taxRateId: number) =>
    owner.call(
      'imports',
      'previewImport',
      { id: upload.id },
      { mapping: upload.mapping, createMissing: false, taxRateId },
    );
  await expect(choose(2_000_000)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
  await choose(second.id);
  await table.work();
  await table.run(upload.id);
  const [juice, tian] = [await productNamed('pomme'), await productNamed('tian')];
  expect([juice.taxRateId, tian.taxRateId]).toEqual([second.id, taxRate?.id]);
  expect(juice.weekdays).toEqual([1, 2, 3, 4, 5]);
  const { drafts } = await owner.call('setup', 'getSetup');
  expect(drafts).toBe((await owner.call('products', 'list', { status: 'draft', limit: 200 })).items.length);
});
