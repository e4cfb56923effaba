import type { GoodsReceipt } from '@traiteur/contract/kitchen/goods-receipts.ts';
import { sql } from 'kysely';

/** Of a purchase order `o` that may be none. */
export const numberedOrder = sql<GoodsReceipt['purchaseOrder']>`case when o.id is not null
  then json_build_object('id', o.id, 'number', o.number) end`;
