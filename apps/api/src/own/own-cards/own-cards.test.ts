import { expect, test } from 'vitest';
import { onlineHouse } from '../../testing/stripe/online-house.ts';

const { standIn, kitchen, signedIn, agree, clientSignedIn } = await onlineHouse();
const { clientId } = kitchen.marc;
const ofMarc = await clientSignedIn(clientId);
const ofInes = await clientSignedIn(kitchen.ines.clientId);

const customer = await agree();

test('clients see the cards that Stripe keeps for them, and have one forgotten', async () => {
  const [first, second] = [standIn.saveCard(customer), standIn.saveCard(customer)];
  const { items } = await ofMarc.call('own-cards', 'listOwnCards');
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
  const remainingCards = await ofMarc.call('own-cards', 'removeOwnCard', {}, { cardId: first.id });
  expect(remainingCards.items.map(({ id }) => id)).not.toContain(first.id);
  expect(await ofMarc.call('own-cards', 'listOwnCards')).toEqual(remainingCards);
  const log = await (await signedIn('owner')).call('audit-entries', 'list', {
    tag: 'clients',
    thingId: String(clientId),
  });
  expect(log.items).toMatchObject([{ operation: 'removeSavedCard', by: { id: null } }]);
});

test('another client’s card is neither seen nor forgotten', async () => {
  const card = standIn.saveCard(customer);
  expect(await ofInes.call('own-cards', 'listOwnCards')).toEqual({ items: [] });
  await expect(ofInes.call('own-cards', 'removeOwnCard', {}, { cardId: card.id })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  const { items } = await ofMarc.call('own-cards', 'listOwnCards');
  expect(items.map(({ id }) => id)).toContain(card.id);
});
