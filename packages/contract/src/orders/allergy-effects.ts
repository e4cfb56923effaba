import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { clientInput, severity } from '../clients/clients.ts';
import { presence, productInput } from '../catalogue/products.ts';
import { bilingual, count, forContact, id, localDate, localTime } from '../statement/fields.ts';

/** New allergens of clients or of a product; two clients before a merge. */
export const allergenChange = z.union([
  z.strictObject({
    clientIds: z.array(id).check(z.minLength(1), z.maxLength(10)),
    allergens: clientInput.shape.allergens,
  }),
  z.strictObject({ productId: id, allergens: productInput.shape.allergens }),
]);
export type AllergenChange = z.output<typeof allergenChange>;

/** An order that would get a new conflict. */
const touchedOrder = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: localDate,
  slotStart: localTime,
  client: z.string(),
  /** Left out without the right to contact clients. */
  phone: forContact(z.string()),
  /** Stops until answered for: its client must be called. */
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

/** The effect of an allergen change on open orders. */
export const allergyEffect = z.object({
  /** Orders with a new conflict. */
  orders: count,
  /** Of those, orders that would stop. */
  stopped: count,
  /** Orders that would lose a conflict. */
  eased: count,
  /** Orders with a new conflict, stopped ones first, then the soonest; at most fifty. */
  touched: z.array(touchedOrder),
});
export type AllergyEffect = z.output<typeof allergyEffect>;
