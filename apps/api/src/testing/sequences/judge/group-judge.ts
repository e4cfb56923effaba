import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type Answer, dangersOf, meetingsOf, refusalsToClient } from './allergy-rules.ts';
import type { Call, Outcome } from './look.ts';
import { mayClientsAnswer, plainDishes, plainOrders, plainTable } from './plain-facts.ts';

/** Each guest gets what they chose, and may eat; nobody more than the budget. */
export async function judgeClosing(call: Call, db: Kysely<Database>) {
  const groupOrderId = call.parameters['id'] as number;
  const { budget, clientId } = await db
    .selectFrom('group_orders')
    .select(['budget', 'client_id as clientId'])
    .where('id', '=', groupOrderId)
    .executeTakeFirstOrThrow();
  const table = await plainTable(db, { clientId, groupOrderId });
  const dishes = await plainDishes(db);
  const mayAnswer = await mayClientsAnswer(db);
  const choices = await db
    .selectFrom('group_order_choices')
    .innerJoin('group_order_guests', 'group_order_guests.id', 'guest_id')
    .select(['eater_id as eaterId', 'product_id as productId', 'size_id as sizeId', 'quantity', 'accepted'])
    .where('group_order_id', '=', groupOrderId)
    .execute();
  const isServed = ({ accepted, ...choice }: (typeof choices)[number]) => {
    const lines = [{ ...choice, eaterId: choice.eaterId ?? 0 }];
    const givenAnswers = accepted.map(
      (answer): Answer => ({ ...answer, productId: choice.productId, eaterId: lines[0]?.eaterId }),
    );
    return refusalsToClient(meetingsOf(lines, table, dishes), givenAnswers, { mayAnswer, lines }).size === 0;
  };
  return async ({ answer }: Outcome): Promise<string[]> => {
    const { order } = (answer ?? {}) as { order?: { id: number } | null };
    if (!order) return [];
    const [placedOrder] = await plainOrders(db, [order.id]);
    if (!placedOrder) return ['is placed, and there is no order'];
    const isThere = ({ eaterId, productId }: (typeof choices)[number]) =>
      placedOrder.lines.some((line) => line.eaterId === eaterId && line.productId === productId);
    const sums = await sumsOf(db, order.id);
    const isAbove = (eaterId: number | null) =>
      budget !== null && sums.some((guest) => guest.eaterId === eaterId && Number(guest.gross) > budget);
    return [
      ...choices
        .filter((choice) => isThere(choice) && !isServed(choice))
        .map((choice) => `orders for a guest what they may not eat: ${JSON.stringify(choice)}`),
      ...(budget === null
        ? choices
            .filter((choice) => isServed(choice) && !isThere(choice))
            .map((choice) => `leaves out what is safe: ${JSON.stringify(choice)}`)
        : []),
      ...placedOrder.lines
        .filter(({ eaterId }) => isAbove(eaterId))
        .map(({ eaterId }) => `guest ${eaterId} eats for more than ${budget}`),
      ...dangersOf(placedOrder, table, dishes).map((danger) => `nobody answered for ${JSON.stringify(danger)}`),
    ];
  };
}

const sumsOf = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('order_lines')
    .select((is) => ['eater_id as eaterId', is.fn.sum('gross').as('gross')])
    .where('order_id', '=', orderId)
    .groupBy('eater_id')
    .execute();
