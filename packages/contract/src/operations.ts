import { account } from './access/account.ts';
import { administrators } from './access/administrators.ts';
import { allergens } from './allergens.ts';
import { auditEntries } from './access/audit-entries.ts';
import { cashUps } from './payments/cash-ups.ts';
import { categories } from './categories.ts';
import { cities } from './cities.ts';
import { clientExports } from './client-exports.ts';
import { clientOperations } from './clients/operations.ts';
import { company } from './billing/company.ts';
import { dashboard } from './dashboard.ts';
import { databaseUpkeep } from './database-upkeep.ts';
import { deliveryConfigurations } from './delivery-configurations.ts';
import { deliveryReport } from './delivery-report.ts';
import { deliverySchedules, deliverySlots } from './delivery-schedules.ts';
import { deliveryZones, eligibility } from './delivery-zones.ts';
import { discountCodes } from './discount-codes.ts';
import { invoices } from './billing/invoices.ts';
import { mails } from './mails/mails.ts';
import { orderNews } from './news/order-news.ts';
import { orders } from './orders.ts';
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
import { sizes } from './sizes.ts';
import { tags } from './tags.ts';
import { taxRates } from './tax-rates.ts';

/** Everything the API does, by tag. */
export const everyOperation = [
  signIn,
  providerSignIns,
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
  deliverySchedules,
  deliverySlots,
  deliveryConfigurations,
  discountCodes,
  orders,
  invoices,
  company,
  mails,
  cashUps,
  orderNews,
  dashboard,
  deliveryReport,
  salesReport,
  databaseUpkeep,
  clientExports,
  savedViews,
] as const;

/** The operations' types by tag and name: what a caller names, it gets typed. */
export type Api = {
  [T in (typeof everyOperation)[number] as T['tag']]: T['operations'];
};
