import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { clientInput, severity } from '../clients/clients.ts';
import { presence, productInput } from '../catalogue/products.ts';
import { bilingual, count, forContact, id, localDate, localTime } from '../statement/fields.ts';

/** What clients would react to, or a product contain, from now on: two clients where they are to become one. */
export const allergenChange = z.union([
  z.strictObject({
    clientIds: z.array(id).check(z.minLength(1), z.maxLength(10)),
    allergens: clientInput.shape.allergens,
  }),
  z.strictObject({ productId: id, allergens: productInput.shape.allergens }),
]);
export type AllergenChange = z.output<typeof allergenChange>;

/** An order that would meet what it does not meet now. */
const touchedOrder = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: localDate,
  slotStart: localTime,
  client: z.string(),
  /** Left out for who may not reach clients. */
  phone: forContact(z.string()),
  /** It stops until somebody answers: its client must be called. */
  stops: z.boolean(),
  conflicts: z.array(
    z.object({
      dish: bilingual(120),
      allergenId: id,
      allergen: bilingual(80),
      severity,
      presence,
      mustOverride: z.boolean(),
    }),
  ),
});
export type TouchedOrder = z.output<typeof touchedOrder>;

/** What saving a change of allergens would do to the orders that are not over. */
export const allergyEffect = z.object({
  /** Orders that would meet something new. */
  orders: count,
  /** Those of them that would stop until somebody answers. */
  stopped: count,
  /** Orders in which a conflict would be gone. */
  eased: count,
  /** The orders that would meet something new, those that stop first, then the soonest; fifty at most. */
  touched: z.array(touchedOrder),
});
export type AllergyEffect = z.output<typeof allergyEffect>;
