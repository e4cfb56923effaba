import type { AuditEntry } from '@traiteur/contract/access/audit-entries.ts';
import type { ReactNode } from 'react';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { type To, useTo } from '../use-to.ts';

/** Where a noun's things are shown, by its tag. */
const addresses: Record<string, (to: To, id: string) => string> = {
  products: (to, id) => to('productEdit', { id }),
  tags: (to, id) => to('tagEdit', { id }),
  allergens: (to, id) => to('allergenEdit', { id }),
  sizes: (to, id) => to('sizeEdit', { id }),
  categories: (to) => to('productConstants'),
  'tax-rates': (to) => to('productConstants'),
  'product-constants': (to) => to('productConstants'),
  orders: (to, id) => to('order', { id }),
  'discount-codes': (to, id) => to('discountCodeEdit', { id }),
  'delivery-configurations': (to, id) => to('deliveryConfiguration', { id }),
  'delivery-zones': (to, id) => to('deliveryZoneEdit', { id }),
  'delivery-schedules': (to, id) => to('deliveryScheduleEdit', { id }),
  'postal-codes': (to, id) => to('postalCodeEdit', { id }),
  administrators: (to, id) => to('administratorEdit', { id }),
};

/** The thing of an entry, with a link to it while it exists. */
export function AuditThing({ entry: { tag, thing }, children }: { entry: AuditEntry; children: ReactNode }) {
  const to = useTo();
  const address = thing && !thing.removed && addresses[tag]?.(to, thing.id);
  return address ? <OfferedLink to={address}>{children}</OfferedLink> : children;
}
