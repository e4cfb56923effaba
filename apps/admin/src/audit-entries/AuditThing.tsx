import type { AuditEntry } from '@traiteur/contract/audit-entries.ts';
import type { ReactNode } from 'react';
import { to } from '../screens.ts';
import { OfferedLink } from '../shell/OfferedLink.tsx';

/** Where a noun's things are shown, by its tag. */
const addresses: Record<string, (id: string) => string> = {
  products: (id) => to('productEdit', { id }),
  tags: (id) => to('tagEdit', { id }),
  allergens: (id) => to('allergenEdit', { id }),
  sizes: (id) => to('sizeEdit', { id }),
  categories: () => to('productConstants'),
  'tax-rates': () => to('productConstants'),
  'product-constants': () => to('productConstants'),
  orders: (id) => to('order', { id }),
  'discount-codes': (id) => to('discountCodeEdit', { id }),
  'delivery-configurations': (id) => to('deliveryConfiguration', { id }),
  'delivery-zones': (id) => to('deliveryZoneEdit', { id }),
  'delivery-schedules': (id) => to('deliveryScheduleEdit', { id }),
  'postal-codes': (id) => to('postalCodeEdit', { id }),
  administrators: (id) => to('administratorEdit', { id }),
};

/** The thing of an entry, with a link to it while it exists. */
export function AuditThing({ entry: { tag, thing }, children }: { entry: AuditEntry; children: ReactNode }) {
  const address = thing && !thing.removed && addresses[tag]?.(thing.id);
  return address ? <OfferedLink to={address}>{children}</OfferedLink> : children;
}
