import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';
import { accessRefusals } from './access-refusals.ts';
import { groupOrderRefusals } from './group-order-refusals.ts';
import { houseRefusals } from './house-refusals.ts';
import { importRefusals } from './import-refusals.ts';
import { kitchenRefusals } from './kitchen-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { paymentRefusals } from './payment-refusals.ts';
import { productRefusals } from './product-refusals.ts';
import { requestRefusals } from './request-refusals.ts';

/** Read by staff, clients and API developers. */
export const refusals = {
  ...requestRefusals,
  ...accessRefusals,
  ...productRefusals,
  ...kitchenRefusals,
  ...orderRefusals,
  ...groupOrderRefusals,
  ...paymentRefusals,
  ...houseRefusals,
  ...importRefusals,
} as const satisfies PhraseFor<RefusalCode>;
