import type { DishDeclaration } from '@traiteur/contract/delivery/delivery-report.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Kysely } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { nutritionOf } from '../../database/rows/nutrition.ts';

/** As the products are now, not as they were when ordered. */
export async function listDishDeclarations(db: Kysely<Database>, date: LocalDate): Promise<DishDeclaration[]> {
  const deliveredIds = db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('order_lines.product_id')
    .where('orders.delivery_date', '=', date)
    .where('orders.status', '<>', 'cancelled');
  return db
    .selectFrom('products')
    .select([
      'products.id as productId',
      bilingual('ingredients').as('ingredients'),
      nutritionOf('products').as('nutrition'),
    ])
    .where('products.id', 'in', deliveredIds)
    .orderBy('products.id')
    .execute();
}
