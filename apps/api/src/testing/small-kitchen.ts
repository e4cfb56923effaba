import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { builder } from './builder.ts';

/** The Wednesday after {@link mondayMorning}. */
export const wednesday = '2026-11-25';

/**
 * One zone in 75020 with a fee of 4.90 € up to 40 €; on Wednesdays lunch for 10 orders and an evening without limit; a
 * dahl (50 portions of 9.50 €) and a sesame bowl (no limit, 13.90 €); and Inès, allergic to sesame.
 */
export async function smallKitchen(db: Kysely<Database>) {
  const world = builder(db);
  const zone = await world.zone({ name: 'Est', minimumOrder: 500, postalCodes: { '75020': 'Paris' } });
  await world.configuration({ shippingFee: 490, freeDeliveryFrom: 4000 });
  const lunch = await world.schedule(zone, '11:00', '13:00', 10);
  const evening = await world.schedule(zone, '18:00', '20:00');
  const category = await world.category('Plats');
  const taxRate = await world.taxRate('TVA 10 %', [{ name: 'TVA 10 %', rate: 10_000 }]);
  const size = await world.size('Moyenne');
  const sesame = await world.allergen('Sésame', 'Sesame');

  const dish = (wishes: Omit<Parameters<typeof world.dish>[0], 'category' | 'taxRate' | 'size'> & Partial<Usual>) =>
    world.dish({ category, taxRate, size, ...wishes });
  const dahl = await dish({ name: 'Dahl', price: 950, available: 50 });
  const bowl = await dish({ name: 'Bowl', price: 1390, contains: sesame });

  const marc = await world.client({ firstName: 'Marc', lastName: 'Lebreton' });
  const ines = await world.client({ firstName: 'Inès', lastName: 'Delcourt', allergicTo: sesame });

  return { world, zone, lunch, evening, category, taxRate, size, sesame, dish, dahl, bowl, marc, ines };
}

interface Usual {
  category: number;
  taxRate: number;
  size: number;
}
