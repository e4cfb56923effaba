import type { ApiClient } from '@traiteur/contract/wire/client.ts';

interface PlaceOrderOptions {
  discountCode?: string;
  isLate?: boolean;
}

/** Without her allergens, on the next possible day; `isLate`: on the last one, whose slots no other test fills. */
export async function placeOrder(api: ApiClient, { discountCode, isLate = false }: PlaceOrderOptions = {}) {
  const client = await api.call('clients', 'get', { id: await idOf('clients', 'delcourt') });
  const [home] = client.addresses;
  if (!home) throw new Error('Inès has no address');
  const { items } = await api.call('delivery-slots', 'listDeliverySlots', { postalCode: home.postalCode });
  const slot = items.at(isLate ? -1 : 0);
  if (!slot) throw new Error('there is no free slot');
  const dish = await api.call('products', 'get', { id: await idOf('products', 'compotée poire') });
  const [offer] = dish.offers;
  if (!offer) throw new Error('the dish has no offer');
  return api.call(
    'orders',
    'placeOrder',
    { 'Idempotency-Key': crypto.randomUUID() },
    {
      clientId: client.id,
      addressId: home.id,
      slot: { scheduleId: slot.scheduleId, date: slot.date },
      lines: [{ productId: dish.id, sizeId: offer.sizeId, quantity: 4 }],
      ...(discountCode && { discountCode }),
    },
  );

  async function idOf(noun: 'clients' | 'products', search: string): Promise<number> {
    const [row] = (await api.call(noun, 'list', { search })).items;
    if (!row) throw new Error(`the demonstration has no ${search}`);
    return row.id;
  }
}
