import type { HouseBrand } from '../../core/house-brand.ts';

/** Whom mails come from: under the name of the house as it is, unless the settings say another one. */
export const houseSender = (mailbox: { name: string; address: string }, brand: HouseBrand) => ({
  address: mailbox.address,
  get name() {
    return mailbox.name === brand.usualName ? brand.name : mailbox.name;
  },
});
