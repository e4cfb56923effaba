import { account } from './access/account.ts';
import { administrators } from './access/administrators.ts';
import { allergens } from './allergens.ts';
import { auditEntries } from './access/audit-entries.ts';
import { onlinePayments } from './payments/online-payments.ts';
import { cashUps } from './payments/cash-ups.ts';
import { categories } from './categories.ts';
import { cities } from './cities.ts';
import { clientAccounts } from './access/client-accounts.ts';
import { clientProviderSignIns } from './access/client-provider-sign-ins.ts';
import { clientExports } from './client-exports.ts';
import { clientOperations } from './clients/operations.ts';
import { company } from './billing/company.ts';
import { dashboard } from './dashboard.ts';
import { databaseUpkeep } from './database-upkeep.ts';
import { deliveryConfigurations } from './delivery-configurations.ts';
import { deliveryReport } from './delivery-report.ts';
import { stopOrders } from './delivery/stop-orders.ts';
import { zoneMaps } from './delivery/zone-map.ts';
import { deliverySchedules, deliverySlots } from './delivery-schedules.ts';
import { deliveryZones, eligibility } from './delivery-zones.ts';
import { discountCodeOperations } from './billing/discount-code-series.ts';
import { invoices } from './billing/invoices.ts';
import { mails } from './mails/mails.ts';
import { orderNews } from './news/order-news.ts';
import { presences } from './news/order-presences.ts';
import { orders } from './orders.ts';
import { carts } from './own/cart.ts';
import { contactMessages } from './own/contact-messages.ts';
import { ownAddresses } from './own/addresses.ts';
import { ownCards } from './own/cards.ts';
import { ownOrders } from './own/orders.ts';
import { ownPayments } from './own/payments.ts';
import { ownProfiles } from './own/profile.ts';
import { pictures } from './pictures.ts';
import { postalCodeLookups, postalCodes } from './postal-codes.ts';
import { productConstants } from './product-constants.ts';
import { products } from './products.ts';
import { providerSignIns } from './access/provider-sign-ins.ts';
import { salesReport } from './sales-report.ts';
import { secondFactors } from './access/second-factor.ts';
import { security } from './access/security.ts';
import { sessions } from './access/sessions.ts';
import { savedViews } from './lists/saved-views.ts';
import { signIn } from './access/sign-in.ts';
import { menus } from './shop/menus.ts';
import { siteTextOperations } from './shop/site-texts.ts';
import { sizes } from './sizes.ts';
import { tags } from './tags.ts';
import { taxRates } from './tax-rates.ts';

/** Everything the API does, by tag. */
export const everyOperation = [
  signIn,
  providerSignIns,
  clientAccounts,
  clientProviderSignIns,
  ownProfiles,
  ownAddresses,
  ownOrders,
  ownPayments,
  ownCards,
  carts,
  contactMessages,
  sessions,
  account,
  secondFactors,
  administrators,
  auditEntries,
  security,
  allergens,
  tags,
  sizes,
  categories,
  taxRates,
  productConstants,
  pictures,
  products,
  clientOperations,
  cities,
  postalCodes,
  postalCodeLookups,
  deliveryZones,
  eligibility,
  zoneMaps,
  deliverySchedules,
  deliverySlots,
  deliveryConfigurations,
  discountCodeOperations,
  orders,
  invoices,
  company,
  mails,
  cashUps,
  onlinePayments,
  orderNews,
  presences,
  dashboard,
  deliveryReport,
  stopOrders,
  salesReport,
  databaseUpkeep,
  clientExports,
  savedViews,
  siteTextOperations,
  menus,
] as const;

/** The operations' types by tag and name: what a caller names, it gets typed. */
export type Api = {
  [T in (typeof everyOperation)[number] as T['tag']]: T['operations'];
};
