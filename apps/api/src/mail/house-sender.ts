import type { HouseBrand } from '../core/house-brand.ts';

/** The name follows the brand, unless the settings set another. */
export const houseSender = (mailbox: { name: string; address: string }, brand: HouseBrand) => ({
  address: mailbox.address,
  get name() {
    return mailbox.name === brand.usualName ? brand.name : mailbox.name;
  },
});
