import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The Wednesday after {@link mondayMorning}. */
export const wednesday = '2026-11-25';

const both = (text: string) => ({ name_fr: text, name_en: text });

/**
 * A caterer small enough to know by heart: one zone in 75020 with a fee of 4.90 € up to 40 €, lunch for 10 orders and an
 * evening without limit on Wednesdays, a dahl (50 portions of 9.50 €) and a sesame bowl (no limit, 13.90 €), and Inès, allergic to sesame.
 */
export async function smallKitchen(db: Kysely<Database>) {
  const id = (row: { id: number }) => row.id;
  const zone = id(
    await db
      .insertInto('delivery_zones')
      .values({
        ...both('Est'),
        colour: '#86c341',
        fee: null,
        free_delivery_from: null,
        minimum_order: 500,
        active: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await db.insertInto('postal_codes').values({ country: 'FR', code: '75020', city: 'Paris', zone_id: zone }).execute();
  await db
    .insertInto('delivery_configurations')
    .values({
      effective_from: new Date('2026-01-01T00:00:00Z'),
      shipping_fee: 490,
      free_delivery_from: 4000,
      notice_hours: 24,
      promise_hours: 48,
      horizon_days: 14,
      closed_dates: [],
      created_by: null,
    })
    .execute();

  async function schedule(starts: string, ends: string, capacity: number | null) {
    const made = await db
      .insertInto('delivery_schedules')
      .values({ weekday: 3, starts, ends, capacity, notice_hours: null, active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('delivery_schedule_zones').values({ schedule_id: made.id, zone_id: zone }).execute();
    return made.id;
  }
  const lunch = await schedule('11:00', '13:00', 10);
  const evening = await schedule('18:00', '20:00', null);

  const category = id(
    await db
      .insertInto('categories')
      .values({ ...both('Plats'), position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const taxRate = id(
    await db
      .insertInto('tax_rates')
      .values({ ...both('TVA 10 %'), components: JSON.stringify([{ name: 'TVA 10 %', rate: 10_000 }]) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const size = id(
    await db
      .insertInto('sizes')
      .values({ ...both('Moyenne'), slug: 'moyenne', position: 1, active: true })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const sesame = id(
    await db
      .insertInto('allergens')
      .values({ name_fr: 'Sésame', name_en: 'Sesame', slug: 'sesame', code: 'sesame', active: true })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

  async function product(name: string, price: number, available: number | null) {
    const slug = name.toLowerCase();
    const texts = { description_fr: '', description_en: '', ingredients_fr: '', ingredients_en: '' };
    const made = await db
      .insertInto('products')
      .values({
        ...both(name),
        ...texts,
        slug_fr: slug,
        slug_en: slug,
        category_id: category,
        tax_rate_id: taxRate,
        status: 'published',
        picture_id: null,
        weekdays: [1, 2, 3, 4, 5],
        allergens_declared: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('offers')
      .values({ product_id: made.id, size_id: size, price, quantity_available: available })
      .execute();
    return made.id;
  }
  const dahl = await product('Dahl', 950, 50);
  const bowl = await product('Bowl', 1390, null);
  await db
    .insertInto('product_allergens')
    .values({ product_id: bowl, allergen_id: sesame, presence: 'contains' })
    .execute();

  async function client(firstName: string, lastName: string, postalCode = '75020') {
    const made = await db
      .insertInto('clients')
      .values({
        first_name: firstName,
        last_name: lastName,
        email: `${firstName}.${lastName}@example.com`.toLowerCase(),
        phone: '+33199001234',
        locale: 'fr',
        diet_note: '',
        marketing_consent: false,
        last_order_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const home = await db
      .insertInto('addresses')
      .values({
        client_id: made.id,
        label: 'Maison',
        phone: '',
        address: '12, rue des Envierges',
        city: 'Paris',
        country: 'FR',
        postal_code: postalCode,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { clientId: made.id, addressId: home.id };
  }
  const marc = await client('Marc', 'Lebreton');
  const ines = await client('Inès', 'Delcourt');
  await db
    .insertInto('client_allergens')
    .values({ client_id: ines.clientId, allergen_id: sesame, severity: 'allergy' })
    .execute();

  return { zone, lunch, evening, category, taxRate, size, sesame, dahl, bowl, marc, ines, client, product, schedule };
}
