import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../database/rows/transactions.ts';
import { moveStock } from '../ingredient-batches/move-stock.ts';
import { followVersions } from './follow-versions.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { kilo, kilos, kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, ingredientInput, recipeInput, saltArticle, supplierInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time, services, log } = await testApp();
const kitchen = await smallKitchen(db);
const { size, sesame, taxRate } = kitchen;
let claire = await signedIn('manager');
const karim = await signedIn('kitchen');
const store = await kitchenStore(karim, taxRate);
const { supplierId } = store;
const clean = { allergens: [{ allergenId: sesame, state: 'none' as const }] };
const traces = [{ allergenId: sesame, presence: 'may_contain' }];

/** An oil of two articles of which the first brings traces, and a dish that is fried in it. */
async function friedDish(name: string) {
  const article = { ...saltArticle, supplierId, taxRateId: taxRate };
  const { id, articles } = await claire.call(
    'ingredients',
    'create',
    {},
    ingredientInput(`Huile ${name}`, {
      ...clean,
      articles: [
        { ...article, name: 'Bidon', allergens: [{ allergenId: sesame, state: 'may_contain' }] },
        { ...article, name: 'Autre bidon' },
      ],
    }),
  );
  const productId = await kitchen.dish({ name, price: 900 });
  const portions = [{ sizeId: size, weight: 500_000 }];
  await claire.call('recipes', 'create', {}, recipeInput(name, [grams(id, 100)], { productId, portions }));
  const change = async (changes: (input: IngredientInput) => Partial<IngredientInput>) => {
    const {
      id: _id,
      version,
      validatedAt: _at,
      validatedBy: _by,
      ...input
    } = await claire.call('ingredients', 'get', { id });
    return claire.call('ingredients', 'update', { id }, { ...input, ...changes(input), version });
  };
  return {
    id,
    productId,
    articleId: articles[0]?.id ?? 0,
    stopBuying: () =>
      change((input) => ({ articles: input.articles.map((row, index) => ({ ...row, active: index > 0 })) })),
    moveArticle: (otherId: number) =>
      change((input) => ({
        articles: input.articles.map((row, index) => (index > 0 ? row : { ...row, supplierId: otherId })),
      })),
    removeArticle: () => change((input) => ({ articles: input.articles.slice(1) })),
    declared: async () => (await claire.call('products', 'get', { id: productId })).allergens,
  };
}

const waste = async (id: number) => {
  const { remaining } = await karim.call('ingredient-batches', 'get', { id });
  const body = { amount: kilos(remaining / kilo), reason: 'périmé', expected: remaining };
  return karim.call('ingredient-batches', 'recordWaste', { id }, body);
};

test('what an article brings counts until it is used up, though nobody buys it any more', async () => {
  const fries = await friedDish('Frites');
  const { lines } = await store.receive([store.line(fries.id, { articleId: fries.articleId })]);
  const sack = lines[0]?.id ?? 0;
  await fries.stopBuying();
  expect(await fries.declared()).toEqual(traces);
  expect((await claire.call('ingredients', 'list', { allergenId: sesame })).items.map(({ id }) => id)).toContain(
    fries.id,
  );
  await expect(fries.removeArticle()).rejects.toMatchObject({
    problem: { code: 'article-in-store', errors: [{ amounts: { articles: 'Bidon' } }] },
  });
  const { movements } = await waste(sack);
  const [thrown] = movements;
  expect(await fries.declared()).toEqual([]);
  await karim.call('ingredient-batches', 'undoStockMovement', { id: sack }, { movementId: thrown?.id ?? 0 });
  expect(await fries.declared()).toEqual(traces);
  await karim.call(
    'ingredient-batches',
    'countStock',
    {},
    { counts: [{ batchId: sack, expected: kilo, amount: kilos(0) }] },
  );
  expect(await fries.declared()).toEqual([]);
  await fries.removeArticle();
  await expectVerified(db);
});

test('goods that come in once more count again, until they are taken back', async () => {
  const wok = await friedDish('Wok');
  await wok.stopBuying();
  expect(await wok.declared()).toEqual([]);
  // Nobody said which of the supplier's articles it was.
  const { id } = await store.receive([store.line(wok.id)]);
  expect(await wok.declared()).toEqual(traces);
  await karim.call('goods-receipts', 'undoGoodsReceipt', { id });
  expect(await wok.declared()).toEqual([]);
});

test('what is found on the shelf may be of an article that nobody buys any more', async () => {
  const woks = await friedDish('Trouvaille');
  await woks.stopBuying();
  expect(await woks.declared()).toEqual([]);
  const foundBatch = { ingredientId: woks.id, amount: kilos(1), number: '', useBy: null };
  const { items } = await karim.call('ingredient-batches', 'countStock', {}, { counts: [foundBatch] });
  expect(await woks.declared()).toEqual(traces);
  await expect(woks.removeArticle()).rejects.toMatchObject({ problem: { code: 'article-in-store' } });
  await waste(items[0]?.id ?? 0);
  expect(await woks.declared()).toEqual([]);
});

test('an article of which something is there does not become that of another supplier', async () => {
  const fritters = await friedDish('Beignets');
  const { id: otherId } = await karim.call('suppliers', 'create', {}, { ...supplierInput, name: 'Huilerie du Lot' });
  // Nobody said which of the supplier's articles it was.
  await store.receive([store.line(fritters.id)]);
  await fritters.stopBuying();
  await expect(fritters.moveArticle(otherId)).rejects.toMatchObject({
    problem: { code: 'article-in-store', errors: [{ amounts: { articles: 'Bidon' } }] },
  });
  expect(await fritters.declared()).toEqual(traces);
});

test('a batch holds two tons at most, whatever comes back', async () => {
  const { id } = await friedDish('Tonnes');
  const ton = kilos(1000);
  const { lines } = await store.receive([store.line(id, { amount: ton })]);
  const more = { batchId: lines[0]?.id ?? 0, kind: 'cooked' as const, weight: 1000 * kilo };
  const saving = { by: { id: null, name: 'Karim' }, now: time.now };
  const bring = () => inTransaction(db, (transaction) => moveStock(transaction, [more], saving));
  await bring();
  await expect(bring()).rejects.toMatchObject({ code: 'invalid-input' });
});

test('what was cooked with the last of it counts until its day is over', async () => {
  const tempura = await friedDish('Tempura');
  await store.receive([store.line(tempura.id, { articleId: tempura.articleId })]);
  await tempura.stopBuying();
  await kitchen.place(claire, { ...kitchen.marc, lines: [kitchen.line(tempura.productId, 2)] });
  const tick = (quantity: number) =>
    karim.call(
      'production',
      'tickProduction',
      {},
      { date: wednesday, productId: tempura.productId, sizeId: size, quantity },
    );
  await tick(2);
  expect(await store.usable('Huile Tempura')).toBe(0);
  expect(await tempura.declared()).toEqual(traces);
  const follow = () => followVersions({ ...services, log: (line) => log.push(line) });
  await follow();
  expect(await tempura.declared()).toEqual(traces);
  await expectVerified(db);
  time.now = new Date('2026-11-26T09:00:00Z');
  claire = await signedIn('manager');
  await follow();
  expect(await tempura.declared()).toEqual([]);
});
