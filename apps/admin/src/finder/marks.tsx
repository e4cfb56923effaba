import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { AllergyChip, OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import type { ReactNode } from 'react';
import { ProductStatusChip } from '../catalogue/products/ProductStatusChip.tsx';

/** Shown beside a found record, by its noun's tag: a warning to read before opening it. */
export const marks: Readonly<Record<string, ((row: never) => ReactNode) | undefined>> = {
  orders: ({ allergyAlert, status }: OrderRow) => (
    <>
      <AllergyChip alert={allergyAlert} />
      <OrderStatusChip status={status} />
    </>
  ),
  products: ({ status }: ProductRow) => (status === 'published' ? undefined : <ProductStatusChip status={status} />),
};
