import type { Random } from '../../../../../../db/demo/random.ts';
import { wednesday } from '../../small-kitchen.ts';
import type { CookedHouse, Work } from './cooked-house.ts';

export const storeWorks: readonly Work[] = [
  { weight: 4, run: receive },
  { weight: 3, run: empty },
  { weight: 1, run: undoReceipt },
  { weight: 5, run: tick },
  { weight: 2, run: importFile },
  { weight: 1, run: undoImport },
];

/** Of an article of it or of none, bought or not. */
async function receive({ owner, supplierId, ingredients }: CookedHouse, random: Random): Promise<void> {
  const ingredientId = random.pick(ingredients);
  const { articles } = await owner.call('ingredients', 'get', { id: ingredientId });
  const articleId = random.chance(0.6) ? (articles[0]?.id ?? null) : null;
  const line = {
    ingredientId,
    articleId,
    packs: null,
    amount: { quantity: random.int(1, 5), unit: 'kg' as const },
    linePosition: null,
    number: '',
    useBy: null,
    temperature: null,
    refused: random.chance(0.1),
    reason: 'vu',
  };
  await owner.call(
    'goods-receipts',
    'receiveGoods',
    { 'Idempotency-Key': random.int(1, 1_000_000_000).toString().padStart(16, '0') },
    { supplierId, purchaseOrderId: null, noteNumber: '', notes: '', complete: false, lines: [line] },
  );
}

/** Counts a batch down to nothing, or takes its last count back. */
async function empty({ owner }: CookedHouse, random: Random): Promise<void> {
  const { items } = await owner.call('ingredient-batches', 'list', {});
  const { id, remaining } = await owner.call('ingredient-batches', 'get', { id: random.pick(items).id });
  if (random.chance(0.7)) {
    const amount = { quantity: 0, unit: 'g' as const };
    await owner.call(
      'ingredient-batches',
      'countStock',
      {},
      { counts: [{ batchId: id, expected: remaining, amount }] },
    );
    return;
  }
  const { movements } = await owner.call('ingredient-batches', 'get', { id });
  await owner.call('ingredient-batches', 'undoStockMovement', { id }, { movementId: random.pick(movements).id });
}

async function undoReceipt({ owner }: CookedHouse, random: Random): Promise<void> {
  const { items } = await owner.call('goods-receipts', 'list', {});
  await owner.call('goods-receipts', 'undoGoodsReceipt', { id: random.pick(items).id });
}

/** Dishes of the one day on which the house delivers; 0 takes the tick away. */
async function tick({ owner, kitchen, dishes }: CookedHouse, random: Random): Promise<void> {
  const body = { date: wednesday, productId: random.pick(dishes), sizeId: kitchen.size, quantity: random.int(0, 3) };
  await owner.call('production', 'tickProduction', {}, body);
}

/** Says of an ingredient, or of a new one, what is in it. */
async function importFile({ owner, table, imports, ingredients, allergens }: CookedHouse, random: Random) {
  const { name } = await owner.call('ingredients', 'get', { id: random.pick(ingredients) });
  const names = await Promise.all(allergens.map((id) => owner.call('allergens', 'get', { id })));
  const some = () =>
    names
      .filter(() => random.chance(0.3))
      .map((allergen) => allergen.name.fr)
      .join(', ');
  const line = random.chance(0.8) ? name.fr : `Importé ${random.int(1, 1_000_000)}`;
  const { id } = await table.import(`Nom;Contient;Ne contient pas\n${line};${some()};${some()}\n`);
  imports.push(id);
}

async function undoImport({ table, imports }: CookedHouse, random: Random): Promise<void> {
  await table.undo(random.pick(imports));
}
