import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const random = seededRandom(2026);

/** Rates in thousandths of a percent; the last one stacks two taxes, as in Quebec. */
const rates = [[5500], [10_000], [20_000], [5000, 9975]];

const products: { id: number; price: number; rates: number[] }[] = [];
for (const [index, taxes] of rates.entries()) {
  const components = taxes.map((rate) => ({ name: `T${rate}`, rate }));
  const taxRate = await kitchen.world.taxRate(`T${index}`, components);
  for (let copy = 0; copy < 5; copy++) {
    const price = random.int(1, 4999);
    const id = await kitchen.dish({ name: `P${index}-${copy}`, price, taxRate });
    products.push({ id, price, rates: taxes });
  }
}

/** The total of an order in exact fractions of a cent, without the code under test. */
function expectedOf(lines: { productId: number; quantity: number }[]) {
  const goods = lines.map(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    return { amount: BigInt((product?.price ?? 0) * quantity), rates: product?.rates ?? [] };
  });
  const subtotal = goods.reduce((sum, { amount }) => sum + amount, 0n);
  const fee = subtotal >= 4000n ? 0n : 490n;
  return {
    subtotal: Number(subtotal),
    deliveryFee: Number(fee),
    total: Number(subtotal + fee),
    goods,
    fee,
    sum: subtotal,
  };
}

/** The fee shared over the lines: whole cents first, then one each to the largest remainders, the first line first. */
function shared(fee: bigint, goods: { amount: bigint }[], sum: bigint): bigint[] {
  const shares = goods.map(({ amount }) => (fee * amount) / sum);
  let remainder = fee - shares.reduce((a, b) => a + b, 0n);
  const order = goods
    .map(({ amount }, index) => ({ index, rest: (fee * amount) % sum }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of order) {
    if (remainder === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    remainder -= 1n;
  }
  return shares;
}

function taxesOf({ goods, fee, sum }: ReturnType<typeof expectedOf>): Record<string, number> {
  const fees = shared(fee, goods, sum);
  const gross = new Map<string, bigint>();
  for (const [index, { amount, rates: taxes }] of goods.entries()) {
    const key = taxes.join('+');
    gross.set(key, (gross.get(key) ?? 0n) + amount + (fees[index] ?? 0n));
  }
  const taxes: Record<string, number> = {};
  for (const [key, amount] of gross) {
    const ratesOfKey = key.split('+').map(Number);
    const denominator = 100_000n + BigInt(ratesOfKey.reduce((a, b) => a + b, 0));
    // Half up: twice the numerator plus the denominator, over twice the denominator.
    for (const rate of ratesOfKey)
      taxes[`T${rate}`] =
        (taxes[`T${rate}`] ?? 0) + Number((2n * amount * BigInt(rate) + denominator) / (2n * denominator));
  }
  return taxes;
}

test('a thousand random orders are priced to the cent as an independent computation prices them', async () => {
  for (let draw = 0; draw < 1000; draw++) {
    const chosenProducts = products.filter(() => random.chance(0.25));
    if (chosenProducts.length === 0) continue;
    const lines = chosenProducts.map(({ id }) => ({ productId: id, sizeId: kitchen.size, quantity: random.int(1, 9) }));
    const quote = await claire.call('orders', 'quoteOrder', {}, { ...kitchen.marc, lines });
    const expected = expectedOf(lines);
    const { subtotal, deliveryFee, total } = expected;
    expect(quote).toMatchObject({ subtotal, deliveryFee, total, discount: 0 });
    const amounts: Record<string, number> = {};
    for (const { name, amount } of quote.taxes) amounts[name] = (amounts[name] ?? 0) + amount;
    expect(amounts).toEqual(taxesOf(expected));
  }
});
