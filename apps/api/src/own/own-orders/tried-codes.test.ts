import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';

const { db, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const manager = await signedIn('manager');
await manager.call('discount-codes', 'create', {}, tenPercent);

/** A client with an address, who tries codes. */
async function shopper() {
  const { clientId, addressId } = await kitchen.world.client();
  const ownClient = await clientSignedIn(clientId);
  const lines = [kitchen.line(kitchen.dahl)];
  return {
    /** As if so many codes had been tried: asking takes its time. */
    fill: (attempts: number) =>
      db
        .insertInto('sign_in_attempts')
        .values({ key: `discount-code client ${clientId}`, attempts, since: new Date(), most: 20 })
        .onConflict((row) => row.column('key').doUpdateSet({ attempts }))
        .execute(),
    quote: (discountCode: string) => kitchen.quoteOwn(ownClient, { lines, discountCode }),
    place: (discountCode: string) => kitchen.placeOwn(ownClient, { addressId, discountCode }),
  };
}
const tooMany = { problem: { status: 429, errors: [{ field: 'discountCode', code: 'too-many-codes' }] } };

test('who tries many codes that do not hold waits, and a good one in between is given back', async () => {
  const { quote, place, fill } = await shopper();
  expect((await quote('FAUX1')).faults).toHaveLength(1);
  await fill(18);
  for (let time = 0; time < 3; time++) expect((await quote('BIENVENUE')).faults).toEqual([]);
  expect((await place('BIENVENUE')).discountCode).toBe('BIENVENUE');
  // Placing asks of codes too, and what it refuses stays counted.
  await expect(place('FAUX2')).rejects.toMatchObject({ problem: { code: 'discount-code-refused' } });
  await expect(place('FAUX3')).rejects.toMatchObject({ problem: { code: 'discount-code-refused' } });
  await expect(quote('FAUX4')).rejects.toMatchObject(tooMany);
  await expect(place('FAUX5')).rejects.toMatchObject(tooMany);
});

test('a code that was refused is asked again with each change of the cart, and counts once', async () => {
  const { quote, fill } = await shopper();
  await fill(18);
  for (let time = 0; time < 4; time++) expect((await quote('PERIME')).faults).toHaveLength(1);
  expect((await quote('AUTRE')).faults).toHaveLength(1);
});

test('codes that somebody else tries keep nobody from theirs', async () => {
  const [firstShopper, secondShopper] = [await shopper(), await shopper()];
  await firstShopper.quote('ESSAI');
  await firstShopper.fill(20);
  await expect(firstShopper.quote('ENCORE')).rejects.toMatchObject(tooMany);
  expect((await secondShopper.quote('BIENVENUE')).faults).toEqual([]);
});
