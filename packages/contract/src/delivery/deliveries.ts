import { deliveryOutcomes } from '@traiteur/domain/delivery/delivery-outcomes.ts';
import { manualMethods } from '@traiteur/domain/money/payment-methods.ts';
import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { cents, forContact, moment } from '../statement/fields.ts';

/** Where an order already stood, an allergy that nobody answers for, or a batch on hold. */
const deliveryObstacles = ['unanswered', 'held', ...orderStatuses] as const;

/** What a driver said at a door. */
export const delivery = z.object({
  outcome: z.enum(deliveryOutcomes),
  /** Why it changed nothing; null where it counted. */
  obstacle: z.nullable(z.enum(deliveryObstacles)),
  /** Empty: in the client's own hands. */
  leftWith: forContact(z.string()),
  /** What the driver was given. */
  amount: cents,
  method: z.nullable(z.enum(manualMethods)),
  /** False where nothing was due any more: somebody else may have noted the same money. */
  isPaid: z.boolean(),
  /** Of the client's door. */
  pictureId: forContact(z.nullable(z.uuid())),
  /** Of the tap, maybe long before it arrived. */
  at: moment,
  by: z.string(),
});
export type Delivery = z.output<typeof delivery>;
