import { priceOf } from '../../orders/ledger/group-orders.ts';
import type { AcceptedConflicts } from '@traiteur/contract/own/group-guests.ts';
import { acceptedByClient } from '@traiteur/domain/orders/allergies.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { GivenAnswer } from '../../orders/place/order-facts.ts';

export interface GuestChoice {
  guestId: number;
  eaterId: number;
  /** As the conflict names who accepts it. */
  guest: string;
  productId: number;
  sizeId: number;
  quantity: number;
  accepted: AcceptedConflicts;
  chosenAt: Date;
}

/** Of all guests, without those that were left out. `total`: at today's price, in cents. */
export async function choicesOf(
  db: Kysely<Database>,
  groupOrderId: number,
): Promise<(GuestChoice & { total: number })[]> {
  const rows = await db
    .selectFrom('group_order_choices')
    .innerJoin('group_order_guests', 'group_order_guests.id', 'guest_id')
    .innerJoin('eaters', 'eaters.id', 'eater_id')
    .select(['guest_id as guestId', 'eaters.id as eaterId', 'group_order_guests.name as guest'])
    .select(['product_id as productId', 'size_id as sizeId', 'quantity', 'accepted', 'chosen_at as chosenAt'])
    .select(priceOf('group_order_choices').as('total'))
    .where('group_order_guests.group_order_id', '=', groupOrderId)
    .where('dropped', '=', false)
    .orderBy('guest_id')
    .orderBy('chosen_at')
    .orderBy('product_id')
    .orderBy('size_id')
    .execute();
  return rows;
}

export const lineOf = ({ productId, sizeId, quantity, eaterId }: GuestChoice) => ({
  productId,
  sizeId,
  quantity,
  eaterId,
});

/** In the name of each guest, for exactly what they were asked about. */
export const answersOf = (choices: readonly GuestChoice[]): GivenAnswer[] =>
  choices.flatMap(({ eaterId, productId, accepted, guest }) =>
    accepted.map(({ allergenIds, severity, presence }) => ({
      eaterId,
      productId,
      allergenIds,
      conflict: { severity, presence },
      reason: acceptedByClient,
      by: guest,
    })),
  );

/** A dish that stays keeps the moment of its choice, and with it its turn where few are left. */
export async function saveChoices(
  db: Kysely<Database>,
  guestId: number,
  lines: readonly Pick<GuestChoice, 'productId' | 'sizeId' | 'quantity' | 'accepted'>[],
  now: Date,
): Promise<void> {
  await sql`
    delete from group_order_choices c where guest_id = ${guestId} and not exists (
      select from unnest(${lines.map(({ productId }) => productId)}::integer[], ${lines.map(({ sizeId }) => sizeId)}::integer[])
        as line (product_id, size_id) where line.product_id = c.product_id and line.size_id = c.size_id)`.execute(db);
  if (lines.length === 0) return;
  await db
    .insertInto('group_order_choices')
    .values(
      lines.map(({ productId, sizeId, quantity, accepted }) => ({
        guest_id: guestId,
        product_id: productId,
        size_id: sizeId,
        quantity,
        accepted: JSON.stringify(accepted),
        chosen_at: now,
      })),
    )
    .onConflict((row) =>
      row.columns(['guest_id', 'product_id', 'size_id']).doUpdateSet((is) => ({
        chosen_at: is
          .case()
          .when('excluded.quantity', '>', is.ref('group_order_choices.quantity'))
          .then(is.ref('excluded.chosen_at'))
          .else(is.ref('group_order_choices.chosen_at'))
          .end(),
        quantity: is.ref('excluded.quantity'),
        accepted: is.ref('excluded.accepted'),
        dropped: false,
        scarce: false,
        warned_at: null,
      })),
    )
    .execute();
}
