import { expect, test } from 'vitest';
import { importHouse } from '../../testing/import-house.ts';
import { grams, ingredientInput, recipeInput } from '../../testing/recipe-inputs.ts';

const { db, kitchen, milk, owner, signedIn, table } = await importHouse('ingredients');
const { sesame, bowl } = kitchen;

const [taxRate] = (await owner.call('tax-rates', 'list', {})).items;
const ingredientNamed = async (search: string) => {
  const [row] = (await owner.call('ingredients', 'list', { search })).items;
  return owner.call('ingredients', 'get', { id: row?.id ?? 0 });
};
const statesOf = ({ allergens }: Awaited<ReturnType<typeof ingredientNamed>>) =>
  Object.fromEntries(allergens.map(({ allergenId, state }) => [allergenId, state]));

test('the table of Ciqual is read as it is: a dash is unknown, traces are none, a limit is what it may be, lactose is no statement', async () => {
  const upload =
    await table.upload(`alim_code;alim_nom_fr;alim_nom_eng;Lactose (g/100 g);"Energie, Règlement UE N° 1169/2011 (kJ/100 g)";"Energie, Règlement UE N° 1169/2011 (kcal/100 g)";"Protéines, N x facteur de Jones (g/100 g)";Glucides (g/100 g);Lipides (g/100 g);Sucres (g/100 g);Fibres alimentaires (g/100 g);AG saturés (g/100 g);Sel chlorure de sodium (g/100 g)
20009;Poireau, cuit;Leek, cooked;traces;118;28;0,81;< 0,5;traces;2,11;3,2;-;0,025
`);
  expect(upload.mapping).toEqual([
    null,
    'nameFr',
    'nameEn',
    null,
    'kj',
    'kcal',
    'protein',
    'carbohydrate',
    'fat',
    'sugars',
    'fibre',
    'saturates',
    'salt',
  ]);
  const { counts } = await table.run((await table.check(upload)).id);
  expect(counts).toMatchObject({ new: 1, refused: 0 });
  expect(await ingredientNamed('poireau')).toMatchObject({
    name: { fr: 'Poireau, cuit', en: 'Leek, cooked' },
    nutrition: {
      kj: 118,
      kcal: 28,
      protein: 0.81,
      carbohydrate: 0.5,
      fat: 0,
      sugars: 2.11,
      fibre: 3.2,
      saturates: null,
      salt: 0.025,
    },
    allergens: [],
    validatedAt: null,
  });
});

const pantry = `Ingrédient;Contient;Traces;Ne contient pas;Fiche technique;Conservation;Densité;Part utilisable (%);Fournisseur;Référence;Colis;Prix HT;TVA
Beurre ;lait;;tous les autres;FT 12;au frais;;;Laiterie;B-5;5 kg;"39,50";${taxRate?.name.fr}
Beurre;;;;;;;;Grossiste;;10 × 1 kg;84;${taxRate?.name.fr}
Tahini;sésame;;;FT 13;au sec;1,1;;Laiterie;;6 x 500 g;18,30;${taxRate?.name.fr}
Sirop;kiwi;;;;cave;;;;;un bidon;cher;
Sel;aucun;;;;;;;;;;;
`;

test('a pantry comes in with what is stated, suppliers and packs; what nobody says stays unknown', async () => {
  const upload = await table.upload(pantry);
  const strange = await table.check(upload);
  const faults = (await table.rows(strange.id, 'refused')).map((row) => [
    row.number,
    ...row.faults.map(({ message }) => message),
  ]);
  expect(faults).toEqual([
    [2, 'No supplier is called “Laiterie”: correct the word, or add it'],
    [3, 'No supplier is called “Grossiste”: correct the word, or add it'],
    [4, 'No supplier is called “Laiterie”: correct the word, or add it'],
    [
      5,
      '“kiwi” is no allergen of the house: correct the word, or add the allergen',
      '“cave” is neither dry, nor chilled, nor frozen',
      '“un bidon” is no pack, such as 5 kg or 6 × 1 l',
      'This field is required',
      '“cher” is no amount',
    ],
    [6, 'Say from where its allergens are known: a data sheet, a label'],
  ]);
  const checked = await table.check(strange, { createMissing: true });
  expect(checked.counts).toMatchObject({ new: 2, joined: 1, refused: 2 });
  const { id } = await table.run(checked.id);
  const butter = await ingredientNamed('beurre');
  expect(statesOf(butter)).toEqual({ [milk]: 'contains', [sesame]: 'none' });
  expect(butter).toMatchObject({
    document: 'FT 12',
    storage: 'chilled',
    articles: [
      { name: 'Beurre', code: 'B-5', packQuantity: 5000, packUnit: 'kg', price: 3950, taxRateId: taxRate?.id },
      { name: 'Beurre', code: '', packQuantity: 10_000, packUnit: 'kg', price: 8400 },
    ],
  });
  const tahini = await ingredientNamed('tahini');
  expect(statesOf(tahini)).toEqual({ [sesame]: 'contains' });
  expect(tahini).toMatchObject({ density: 1100, validatedBy: expect.any(String) as string });
  const again = await table.check(await table.upload(pantry), { createMissing: true });
  expect(again.counts).toMatchObject({ new: 0, changed: 0, refused: 2 });

  expect((await table.undo(id)).counts.kept).toBe(0);
  expect((await owner.call('ingredients', 'list', { search: 'tahini' })).items).toEqual([]);
  expect((await owner.call('suppliers', 'list', {})).items).toEqual([]);
});

test('a file makes an ingredient graver, never lighter, and its dishes and orders follow and follow back', async () => {
  const allergens = [
    { allergenId: milk, state: 'none' as const },
    { allergenId: sesame, state: 'may_contain' as const },
  ];
  const drink = await owner.call('ingredients', 'create', {}, ingredientInput('Boisson', { allergens }));
  await owner.call('recipes', 'create', {}, recipeInput('Bowl', [grams(drink.id, 100)], { productId: bowl }));
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Lou', lastName: 'Petit', allergicTo: milk });
  const { id: orderId } = await kitchen.place(owner, { clientId, addressId, lines: [kitchen.line(bowl, 1)] });
  const conflicts = async () =>
    (await owner.call('orders', 'get', { id: orderId })).conflicts.map(({ allergenId }) => allergenId);
  const earlierConflicts = await conflicts();
  const { id, counts } = await table.import('Nom;Contient;Ne contient pas\nBoisson;lait;sésame\n');
  expect(counts).toMatchObject({ changed: 1 });
  expect(statesOf(await ingredientNamed('boisson'))).toEqual({ [milk]: 'contains', [sesame]: 'may_contain' });
  expect(await conflicts()).toContain(milk);
  await table.undo(id);
  expect(statesOf(await ingredientNamed('boisson'))).toEqual({ [milk]: 'none', [sesame]: 'may_contain' });
  expect(await conflicts()).toEqual(earlierConflicts);
});

test('an ingredient that is said to have an allergen and to have none of it is refused, on one line or on two', async () => {
  const { id, counts } = await table.import(`Nom;Contient;Traces;Ne contient pas;Document
Ghee;lait;;lait;FT 1
Nougat;;sésame;sésame;FT 2
Halva;sésame;;;FT 3
Halva;;;sésame;FT 3
Riz;aucun;;;FT 4
`);
  expect(counts).toMatchObject({ new: 1, refused: 4 });
  expect((await table.rows(id, 'refused')).map(({ faults }) => faults[0]?.message)).toEqual([
    '“lait”: an allergen is said to be in it and not to be',
    '“sésame”: an allergen is said to be in it and not to be',
    'Line 5 of the same record is refused: they come in together',
    'Contradicts line 4 of the same record',
  ]);
});

test('who imports without writing ingredients brings none in', async () => {
  const manager = await signedIn('manager');
  // Rights that were given before the kitchen had any.
  await db
    .updateTable('administrators')
    .set({ rights: ['imports:write', 'catalogue:write', 'clients:write', 'delivery:write'] })
    .where('last_name', '=', 'manager')
    .execute();
  const base64 = Buffer.from('Nom\nSel\n').toString('base64');
  await expect(
    manager.call('imports', 'uploadImport', {}, { noun: 'ingredients', fileName: 'a.csv', base64 }),
  ).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
});
