import type { ToldOrder } from './order-letter.ts';

export const sampleOrder: ToldOrder & { due: number } = {
  number: '2026-000123',
  deliveryDate: '2026-11-25',
  slotStart: '11:00',
  slotEnd: '13:30',
  client: { firstName: 'Inès', lastName: 'Delcourt' },
  address: { address: '12, rue des Envierges', postalCode: '75020', city: 'Paris' },
  lines: [
    line('Tajine de poulet au citron', 'Chicken tagine with lemon', 2, 1450),
    line('Dahl de lentilles corail', 'Red lentil dahl', 1, 1190),
  ],
  discount: 409,
  discountCode: 'BIENVENUE10',
  deliveryFee: 490,
  total: 4171,
  due: 4171,
  allergiesAsked: true,
  clientAllergies: [{ name: { fr: 'Sésame', en: 'Sesame' } }],
};

function line(fr: string, en: string, quantity: number, unitPrice: number): ToldOrder['lines'][number] {
  const gross = quantity * unitPrice;
  return {
    productId: 1,
    sizeId: 1,
    name: { fr, en },
    sizeName: { fr: 'Grande', en: 'Large' },
    quantity,
    unitPrice,
    gross,
    discount: 0,
    total: gross,
    allergens: [],
  };
}
