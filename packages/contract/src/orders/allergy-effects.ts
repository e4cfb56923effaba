import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { clientInput, severity } from '../clients/clients.ts';
import { presence, productInput } from '../catalogue/products.ts';
import { bilingual, count, forContact, id, localDate, localTime } from '../statement/fields.ts';

/** New allergens of clients (two before a merge), of somebody at a client's table, or of a product. */
export const allergenChange = z.union([
  z.strictObject({
    clientIds: z.array(id).check(z.minLength(1), z.maxLength(10)),
    /** Absent: the clients themselves. */
    eaterId: z.optional(id),
    allergens: clientInput.shape.allergens,
  }),
  z.strictObject({ productId: id, allergens: productInput.shape.allergens }),
]);
export type AllergenChange = z.output<typeof allergenChange>;

const touchedOrder = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: localDate,
  slotStart: localTime,
  client: z.string(),
  phone: forContact(z.string()),
  /** Stops until staff answer: the client must be called. */
  stops: z.boolean(),
  conflicts: z.array(
    z.object({
      dish: bilingual(120),
      /** Who reacts; empty: the client themselves. */
      eater: z.string(),
      allergenId: id,
      allergen: bilingual(80),
      severity,
      presence,
      mustOverride: z.boolean(),
    }),
  ),
});
export type TouchedOrder = z.output<typeof touchedOrder>;

export const allergyEffect = z.object({
  orders: count,
  stopped: count,
  /** Orders that would lose a conflict. */
  eased: count,
  /** At most fifty; stopped ones first, then the soonest. */
  touched: z.array(touchedOrder),
});
export type AllergyEffect = z.output<typeof allergyEffect>;
