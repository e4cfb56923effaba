import type { OrderPaper } from '@traiteur/contract/orders/order-papers.ts';
import type { orders } from '@traiteur/contract/orders/orders.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { pageOf } from '../../database/rows/paging.ts';
import { date, integer } from '../../database/rows/sorts.ts';
import { clientEaterOf } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';
import { unaskedEatersOf, clientAllergiesOf } from './client-allergies.ts';
import { firstFound, type Reader } from './find-orders.ts';
import { conflictsOf } from './order-conflicts.ts';
import { lines, pageBoundsOf, rowOf } from './order-rows.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

type Query = Received<(typeof orders.operations)['listOrderPapers']>['query'];

const paperColumns = [
  'id',
  'number',
  'status',
  'address',
  'placed_at as placedAt',
  'delivery_date as deliveryDate',
  'slot_starts as slotStart',
  'slot_ends as slotEnd',
  'subtotal',
  'discount',
  'discount_code as discountCode',
  'delivery_fee as deliveryFee',
  'taxes',
  'total',
  'paid',
  'refunded',
  'credited',
  'due',
  'payment_choice as paymentChoice',
] as const;

/** The orders and the sorting of `listOrders` with the same query. */
export const listOrderPapers = (db: Kysely<Database>, query: Query, reader: Reader): Promise<Page<OrderPaper>> =>
  firstFound(
    db,
    query,
    reader,
    (orders, ordersOf) =>
      pageOf(
        db,
        ordersOf(pageBoundsOf(query))
          .select(paperColumns)
          .select([
            lines,
            sql<OrderPaper['client']>`client || jsonb_build_object('eaterId', ${clientEaterOf('orders')})`.as('client'),
            conflictsOf('orders').as('conflicts'),
            clientAllergiesOf('orders').as('clientAllergies'),
            unaskedEatersOf('orders').as('unaskedEaters'),
            sql<Locale>`(select ${writtenLanguage('locale')} from clients where clients.id = orders.client_id)`.as(
              'clientLocale',
            ),
          ]),
        query,
        {
          sorts: { number: integer('id'), delivery: date('delivery_date') },
          usual: '-number',
          id: sql.ref('id'),
          counted: orders,
        },
        rowOf,
      ),
    ({ items }) => items.length > 0,
  );
