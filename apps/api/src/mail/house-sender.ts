import type { HouseBrand } from '../core/house-brand.ts';

/** The name follows the brand, unless the settings set another; either may change while the house works. */
export const houseSender = (mailbox: { name: string; address: string }, brand: HouseBrand) => ({
  get address() {
    return mailbox.address;
  },
  get name() {
    return mailbox.name === brand.usualName ? brand.name : mailbox.name;
  },
});
