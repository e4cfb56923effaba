import { priceOrder } from '@traiteur/domain/orders/pricing.ts';
import type { ToldOrder } from './order-letter.ts';

interface DeliveryTerms {
  shippingFee: number;
  freeDeliveryFrom: number | null;
}

const lines = [
  line('Tajine de poulet au citron', 'Chicken tagine with lemon', 2, 1450),
  line('Dahl de lentilles corail', 'Red lentil dahl', 1, 1190),
];

/** By the terms of the house: the sample shows no fee that its rule would not take. */
export function sampleOrder({ shippingFee, freeDeliveryFrom }: DeliveryTerms): ToldOrder & { due: number } {
  const { discount, deliveryFee, total } = priceOrder({
    lines: lines.map(({ unitPrice, quantity }) => ({ unitPrice, quantity, taxRate: { id: 1, components: [] } })),
    discount: { kind: 'percent', basisPoints: 1000 },
    deliveryFee: shippingFee,
    freeDeliveryFrom,
    pricesIncludeTax: true,
  });
  return {
    number: '2026-000123',
    deliveryDate: '2026-11-25',
    slotStart: '11:00',
    slotEnd: '13:30',
    client: { firstName: 'Inès', lastName: 'Delcourt', eaterId: 1 },
    address: { address: '12, rue des Envierges', postalCode: '75020', city: 'Paris' },
    lines,
    discount,
    discountCode: 'BIENVENUE10',
    deliveryFee,
    total,
    due: total,
    unaskedEaters: [],
    clientAllergies: [{ eaterId: 1, eater: 'Inès', name: { fr: 'Sésame', en: 'Sesame' } }],
  };
}

function line(fr: string, en: string, quantity: number, unitPrice: number): ToldOrder['lines'][number] {
  const gross = quantity * unitPrice;
  return {
    productId: 1,
    sizeId: 1,
    name: { fr, en },
    sizeName: { fr: 'Grande', en: 'Large' },
    quantity,
    eaterId: null,
    eater: '',
    unitPrice,
    gross,
    discount: 0,
    total: gross,
    allergens: [],
  };
}
